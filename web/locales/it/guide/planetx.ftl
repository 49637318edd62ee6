# La guida per la prima partita a Planet X.

guide-welcome = In uno di questi { $sectors } settori si nasconde il Pianeta X
    .text = Ogni settore contiene un oggetto, o niente. Lo scopri facendo domande: rilevamenti, puntamenti, ricerche. Chi capisce dov’è il Pianeta X, e che cosa c’è ai suoi due lati, lo individua.
guide-sky = La metà illuminata è il cielo che vedi
    .text = La Terra gira con chi è più indietro. Puoi rilevare e puntare solo settori della metà illuminata; le piccole comete segnano i settori dove le comete sono possibili.
guide-survey = Fai la prima domanda: rileva
    .text = Scegli Rileva e un oggetto, poi trascina lungo la metà illuminata dell’anello o tocca due settori. Il costo si vede prima di confermare. Saprai quanti di questi oggetti ci sono; gli altri sanno solo che cosa hai chiesto.
guide-sheet = Annota ciò che sai
    .text = Tocca una casella del foglio: una volta per barrare un oggetto, due per cerchiarlo. Le caselle a righe sono le tue informazioni di partenza. Anche il Pianeta X sembra vuoto, quindi «appare vuoto» vale pure per lui.
guide-time = Si paga con il tempo
    .text = Ogni azione fa avanzare la tua pedina. Gioca chi è più indietro, quindi le azioni economiche ti riportano prima al tuo turno.
guide-research = Ora fai una ricerca
    .text = Una ricerca costa solo 1 e rivela una regola che vale in questo cielo. Non puoi fare due ricerche di seguito.
guide-choose = Una fase delle teorie: di’ che cosa credi
    .text = Quando la Terra supera un rombo, ciascuno può scegliere in segreto una teoria e piazzarla su un settore. Quelle corrette danno punti, quelle errate costano tempo. Puoi anche non sceglierne alcuna.
guide-review = Le teorie avanzano verso l’interno
    .text = A ogni fase delle teorie avanzano di uno spazio verso il centro. Sullo spazio interno vengono scoperte: è la revisione tra pari. La prima teoria corretta in un settore vale un punto in più.
guide-locate = L’obiettivo: individua il Pianeta X
    .text = Quando conosci il suo settore ed entrambi i vicini, scegli Individua X. Chi lo trova prima degli altri ottiene dieci punti; chi è indietro ha un’ultima opportunità. Buona fortuna!
