BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
CREATE TABLE commands (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	command_id TEXT NOT NULL, 
	digest TEXT NOT NULL, 
	result TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat, command_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "commands" VALUES('972e2845f993524968976dfb',0,'vKL2gQ3RiHZg70CPMRL1Wg','99b7120f60106ea9263bf15323e651f81caf80a481a6457666c42a9df84f7d8d','{"command_id":"vKL2gQ3RiHZg70CPMRL1Wg","heard":11}');
INSERT INTO "commands" VALUES('972e2845f993524968976dfb',1,'jbuHTlnkyx6OucQgW1rH8A','62933495c94817c689c9a811ca146480b2ec59ea41a79d3b1836f31fd2ce9ea8','{"command_id":"jbuHTlnkyx6OucQgW1rH8A","heard":13}');
INSERT INTO "commands" VALUES('972e2845f993524968976dfb',0,'T0lUBVbRs8VjsRHEFW7HAw','5543226596188a8b3b7f1dd7541e854feecab6eb4d934afe4b9a70930ec4bcb0','{"command_id":"T0lUBVbRs8VjsRHEFW7HAw","heard":14}');
INSERT INTO "commands" VALUES('972e2845f993524968976dfb',1,'bXiodjsPJB-Vef4FGdVKWg','694db8f73800ae0b9df0889e8a380b9643bdeffa0024e956c3328d53e7bb699b','{"command_id":"bXiodjsPJB-Vef4FGdVKWg","heard":17}');
INSERT INTO "commands" VALUES('972e2845f993524968976dfb',0,'WzN0xLxkesXVPi-OJHQxRw','e9c9af3099dc2d86f07aeff533b6e7d96c7f1da9940b45c89b321eaa1ff1b80f','{"command_id":"WzN0xLxkesXVPi-OJHQxRw","heard":18}');
INSERT INTO "commands" VALUES('972e2845f993524968976dfb',1,'QxpiMT_C4b3oVAQImEsRoQ','3bfebb4bf6a496203f847f531053c8581faf3d2e1802c85b7d2892b726e57321','{"command_id":"QxpiMT_C4b3oVAQImEsRoQ","heard":23}');
INSERT INTO "commands" VALUES('479fe9b4ed9f44ceb1d9d9d4',0,'c0','fd0257039795e5803ab2c70a75baed68063e885addae131d1fafce4dcbb06605','{"command_id":"c0","heard":11}');
INSERT INTO "commands" VALUES('479fe9b4ed9f44ceb1d9d9d4',1,'c1','83f3fe98c1a3954a6404e349eda00e033c143f9bf1bad6cd0d1ce0f7ee91c0e7','{"command_id":"c1","heard":13}');
CREATE TABLE entries (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	rules_version INTEGER NOT NULL, 
	"by" TEXT NOT NULL, 
	body TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT entries_number UNIQUE (table_id, number)
);
INSERT INTO "entries" VALUES(1,'972e2845f993524968976dfb',0,1,'dealer','{"type":"dealt","events":[{"type":"sky","system":["D","C","C","A","A","X","G","E","G","A","A","E"]},{"type":"topic","topic":"A","clue":{"type":"within","quantity":"every","subject":"C","reach":3,"other":"A"}},{"type":"topic","topic":"B","clue":{"type":"within","quantity":"every","subject":"G","reach":2,"other":"A"}},{"type":"topic","topic":"C","clue":{"type":"adjacent","quantity":"no","subject":"D","other":"G"}},{"type":"topic","topic":"D","clue":{"type":"within","quantity":"every","subject":"C","reach":2,"other":"D"}},{"type":"topic","topic":"E","clue":{"type":"within","quantity":"no","subject":"C","reach":3,"other":"G"}},{"type":"topic","topic":"F","clue":{"type":"adjacent","quantity":"no","subject":"A","other":"D"}},{"type":"conference","number":1,"clue":{"type":"opposite","quantity":"no","subject":"X","other":"D"}},{"type":"facts","seat":0,"season":"spring","count":4,"facts":[{"sector":3,"thing":"A"},{"sector":7,"thing":"D"},{"sector":2,"thing":"G"},{"sector":5,"thing":"G"}]},{"type":"facts","seat":1,"season":"summer","count":4,"facts":[{"sector":5,"thing":"G"},{"sector":3,"thing":"G"},{"sector":2,"thing":"A"},{"sector":11,"thing":"G"}]},{"type":"pawns","order":[0,1]}],"chance":146}',1794977049);
INSERT INTO "entries" VALUES(2,'972e2845f993524968976dfb',1,1,'person','{"type":"moved","seat":0,"decision":"turn-1","action":{"type":"research","topic":"F"},"events":[{"type":"research","seat":0,"topic":"F","cost":1,"clue":{"type":"adjacent","quantity":"no","subject":"A","other":"D"}}],"chance":146}',1794977049);
INSERT INTO "entries" VALUES(3,'972e2845f993524968976dfb',2,1,'person','{"type":"moved","seat":1,"decision":"turn-2","action":{"type":"research","topic":"A"},"events":[{"type":"research","seat":1,"topic":"A","cost":1,"clue":{"type":"within","quantity":"every","subject":"C","reach":3,"other":"A"}},{"type":"earth","steps":1}],"chance":146}',1794977049);
INSERT INTO "entries" VALUES(4,'972e2845f993524968976dfb',3,1,'person','{"type":"moved","seat":0,"decision":"turn-3","action":{"type":"survey","thing":"D","first":2,"last":7},"events":[{"type":"survey","seat":0,"thing":"D","first":2,"last":7,"cost":3,"count":0}],"chance":146}',1794977049);
INSERT INTO "entries" VALUES(5,'972e2845f993524968976dfb',4,1,'person','{"type":"moved","seat":1,"decision":"turn-4","action":{"type":"survey","thing":"D","first":2,"last":7},"events":[{"type":"survey","seat":1,"thing":"D","first":2,"last":7,"cost":3,"count":0},{"type":"earth","steps":3},{"type":"phase","number":1,"asked":[0,1]}],"chance":146}',1794977049);
INSERT INTO "entries" VALUES(6,'972e2845f993524968976dfb',5,1,'person','{"type":"moved","seat":0,"decision":"choose-1","action":{"type":"choose","things":[]},"events":[{"type":"chosen","seat":0,"things":[]}],"chance":146}',1794977049);
INSERT INTO "entries" VALUES(7,'972e2845f993524968976dfb',6,1,'person','{"type":"moved","seat":1,"decision":"choose-1","action":{"type":"choose","things":[]},"events":[{"type":"chosen","seat":1,"things":[]},{"type":"hands","placing":[]},{"type":"advanced","phase":1},{"type":"phase-closed","number":1},{"type":"earth","steps":4}],"chance":146}',1794977049);
INSERT INTO "entries" VALUES(8,'ca6588ab467292a9242f7fd1',0,1,'person','{"type":"dealt","events":[{"type":"sky","system":["E","X","C","D","E","G","C","A","A","A","A","G"]},{"type":"topic","topic":"A","clue":{"type":"adjacent","quantity":"some","subject":"A","other":"G"}},{"type":"topic","topic":"B","clue":{"type":"band","subject":"A","width":6}},{"type":"topic","topic":"C","clue":{"type":"within","quantity":"no","subject":"A","reach":2,"other":"D"}},{"type":"topic","topic":"D","clue":{"type":"adjacent","quantity":"some","subject":"C","other":"D"}},{"type":"topic","topic":"E","clue":{"type":"within","quantity":"every","subject":"A","reach":4,"other":"C"}},{"type":"topic","topic":"F","clue":{"type":"within","quantity":"every","subject":"D","reach":3,"other":"G"}},{"type":"conference","number":1,"clue":{"type":"opposite","quantity":"no","subject":"X","other":"C"}},{"type":"facts","seat":0,"season":"spring","count":4,"facts":[{"sector":7,"thing":"D"},{"sector":11,"thing":"G"},{"sector":2,"thing":"G"},{"sector":5,"thing":"A"}]},{"type":"facts","seat":1,"season":"summer","count":4,"facts":[{"sector":11,"thing":"G"},{"sector":7,"thing":"A"},{"sector":5,"thing":"G"},{"sector":3,"thing":"A"}]},{"type":"pawns","order":[1,0]}],"chance":146}',0);
INSERT INTO "entries" VALUES(9,'ca6588ab467292a9242f7fd1',1,1,'person','{"type":"moved","seat":1,"decision":"turn-1","action":{"type":"research","topic":"D"},"events":[{"type":"research","seat":1,"topic":"D","cost":1,"clue":{"type":"adjacent","quantity":"some","subject":"C","other":"D"}}],"chance":146}',0);
INSERT INTO "entries" VALUES(10,'ca6588ab467292a9242f7fd1',2,1,'person','{"type":"moved","seat":0,"decision":"turn-2","action":{"type":"research","topic":"C"},"events":[{"type":"research","seat":0,"topic":"C","cost":1,"clue":{"type":"within","quantity":"no","subject":"A","reach":2,"other":"D"}},{"type":"earth","steps":1}],"chance":146}',0);
INSERT INTO "entries" VALUES(11,'ca6588ab467292a9242f7fd1',3,1,'person','{"type":"moved","seat":1,"decision":"turn-3","action":{"type":"survey","thing":"D","first":2,"last":7},"events":[{"type":"survey","seat":1,"thing":"D","first":2,"last":7,"cost":3,"count":1}],"chance":146}',0);
INSERT INTO "entries" VALUES(12,'ca6588ab467292a9242f7fd1',4,1,'person','{"type":"undone","seat":1,"to":3,"agreed":[0]}',0);
INSERT INTO "entries" VALUES(13,'ca6588ab467292a9242f7fd1',5,1,'person','{"type":"moved","seat":1,"decision":"turn-3","action":{"type":"survey","thing":"D","first":2,"last":7},"events":[{"type":"survey","seat":1,"thing":"D","first":2,"last":7,"cost":3,"count":1}],"chance":146}',0);
INSERT INTO "entries" VALUES(14,'ca6588ab467292a9242f7fd1',6,1,'person','{"type":"moved","seat":0,"decision":"turn-4","action":{"type":"survey","thing":"D","first":2,"last":6},"events":[{"type":"survey","seat":0,"thing":"D","first":2,"last":6,"cost":3,"count":1},{"type":"earth","steps":3},{"type":"phase","number":1,"asked":[0,1]}],"chance":146}',0);
INSERT INTO "entries" VALUES(15,'ca6588ab467292a9242f7fd1',7,1,'person','{"type":"moved","seat":0,"decision":"choose-1","action":{"type":"choose","things":[]},"events":[{"type":"chosen","seat":0,"things":[]}],"chance":146}',0);
INSERT INTO "entries" VALUES(16,'ca6588ab467292a9242f7fd1',8,1,'person','{"type":"moved","seat":1,"decision":"choose-1","action":{"type":"choose","things":[]},"events":[{"type":"chosen","seat":1,"things":[]},{"type":"hands","placing":[]},{"type":"advanced","phase":1},{"type":"phase-closed","number":1},{"type":"earth","steps":4}],"chance":146}',0);
INSERT INTO "entries" VALUES(17,'ca6588ab467292a9242f7fd1',9,1,'person','{"type":"moved","seat":1,"decision":"turn-5","action":{"type":"research","topic":"C"},"events":[{"type":"research","seat":1,"topic":"C","cost":1,"clue":{"type":"within","quantity":"no","subject":"A","reach":2,"other":"D"}}],"chance":146}',0);
INSERT INTO "entries" VALUES(18,'ca6588ab467292a9242f7fd1',10,1,'person','{"type":"moved","seat":0,"decision":"turn-6","action":{"type":"research","topic":"B"},"events":[{"type":"research","seat":0,"topic":"B","cost":1,"clue":{"type":"band","subject":"A","width":6}},{"type":"earth","steps":5}],"chance":146}',0);
INSERT INTO "entries" VALUES(19,'ca6588ab467292a9242f7fd1',11,1,'person','{"type":"moved","seat":1,"decision":"turn-7","action":{"type":"survey","thing":"D","first":6,"last":9},"events":[{"type":"survey","seat":1,"thing":"D","first":6,"last":9,"cost":3,"count":0}],"chance":146}',0);
INSERT INTO "entries" VALUES(20,'ca6588ab467292a9242f7fd1',12,1,'person','{"type":"moved","seat":0,"decision":"turn-8","action":{"type":"target","sector":7},"events":[{"type":"target","seat":0,"sector":7,"cost":4,"sighting":"C"},{"type":"earth","steps":6},{"type":"phase","number":2,"asked":[0,1]}],"chance":146}',0);
INSERT INTO "entries" VALUES(21,'ca6588ab467292a9242f7fd1',13,1,'person','{"type":"moved","seat":0,"decision":"choose-2","action":{"type":"choose","things":["C"]},"events":[{"type":"chosen","seat":0,"things":["C"]}],"chance":146}',0);
INSERT INTO "entries" VALUES(22,'ca6588ab467292a9242f7fd1',14,1,'person','{"type":"moved","seat":1,"decision":"choose-2","action":{"type":"choose","things":[]},"events":[{"type":"chosen","seat":1,"things":[]},{"type":"hands","placing":[[0,1]]}],"chance":146}',0);
INSERT INTO "entries" VALUES(23,'ca6588ab467292a9242f7fd1',15,1,'person','{"type":"moved","seat":0,"decision":"place-2-1","action":{"type":"place","thing":"C","sector":7},"events":[{"type":"placed","seat":0,"number":1,"sector":7,"phase":2,"thing":"C"},{"type":"advanced","phase":2},{"type":"phase-closed","number":2},{"type":"earth","steps":8}],"chance":146}',0);
INSERT INTO "entries" VALUES(24,'ca6588ab467292a9242f7fd1',16,1,'person','{"type":"moved","seat":1,"decision":"turn-9","action":{"type":"research","topic":"B"},"events":[{"type":"research","seat":1,"topic":"B","cost":1,"clue":{"type":"band","subject":"A","width":6}},{"type":"earth","steps":9},{"type":"phase","number":3,"asked":[0,1]}],"chance":146}',0);
INSERT INTO "entries" VALUES(25,'ca6588ab467292a9242f7fd1',17,1,'person','{"type":"moved","seat":0,"decision":"choose-3","action":{"type":"choose","things":[]},"events":[{"type":"chosen","seat":0,"things":[]}],"chance":146}',0);
INSERT INTO "entries" VALUES(26,'ca6588ab467292a9242f7fd1',18,1,'person','{"type":"moved","seat":1,"decision":"choose-3","action":{"type":"choose","things":[]},"events":[{"type":"chosen","seat":1,"things":[]},{"type":"hands","placing":[]},{"type":"advanced","phase":3},{"type":"phase-closed","number":3}],"chance":146}',0);
INSERT INTO "entries" VALUES(27,'ca6588ab467292a9242f7fd1',19,1,'person','{"type":"moved","seat":0,"decision":"turn-10","action":{"type":"research","topic":"A"},"events":[{"type":"research","seat":0,"topic":"A","cost":1,"clue":{"type":"adjacent","quantity":"some","subject":"A","other":"G"}}],"chance":146}',0);
INSERT INTO "entries" VALUES(28,'ca6588ab467292a9242f7fd1',20,1,'person','{"type":"moved","seat":1,"decision":"turn-11","action":{"type":"target","sector":2},"events":[{"type":"target","seat":1,"sector":2,"cost":4,"sighting":"E/X"},{"type":"earth","steps":10},{"type":"conference-held","number":1,"clue":{"type":"opposite","quantity":"no","subject":"X","other":"C"}}],"chance":146}',0);
INSERT INTO "entries" VALUES(29,'ca6588ab467292a9242f7fd1',21,1,'person','{"type":"moved","seat":0,"decision":"turn-12","action":{"type":"target","sector":3},"events":[{"type":"target","seat":0,"sector":3,"cost":4,"sighting":"C"},{"type":"earth","steps":12},{"type":"phase","number":4,"asked":[0,1]}],"chance":146}',0);
INSERT INTO "entries" VALUES(30,'ca6588ab467292a9242f7fd1',22,1,'person','{"type":"moved","seat":0,"decision":"choose-4","action":{"type":"choose","things":["C"]},"events":[{"type":"chosen","seat":0,"things":["C"]}],"chance":146}',0);
INSERT INTO "entries" VALUES(31,'ca6588ab467292a9242f7fd1',23,1,'person','{"type":"moved","seat":1,"decision":"choose-4","action":{"type":"choose","things":["D"]},"events":[{"type":"chosen","seat":1,"things":["D"]},{"type":"hands","placing":[[1,1],[0,1]]}],"chance":146}',0);
INSERT INTO "entries" VALUES(32,'ca6588ab467292a9242f7fd1',24,1,'person','{"type":"moved","seat":1,"decision":"place-4-1","action":{"type":"place","thing":"D","sector":4},"events":[{"type":"placed","seat":1,"number":2,"sector":4,"phase":4,"thing":"D"}],"chance":146}',0);
INSERT INTO "entries" VALUES(33,'ca6588ab467292a9242f7fd1',25,1,'person','{"type":"moved","seat":0,"decision":"place-4-1","action":{"type":"place","thing":"C","sector":3},"events":[{"type":"placed","seat":0,"number":3,"sector":3,"phase":4,"thing":"C"},{"type":"advanced","phase":4},{"type":"review","sector":7,"shown":[[1,"C",true]],"penalties":[]},{"type":"phase-closed","number":4},{"type":"earth","steps":13}],"chance":146}',0);
INSERT INTO "entries" VALUES(34,'ca6588ab467292a9242f7fd1',26,1,'person','{"type":"moved","seat":1,"decision":"turn-13","action":{"type":"research","topic":"A"},"events":[{"type":"research","seat":1,"topic":"A","cost":1,"clue":{"type":"adjacent","quantity":"some","subject":"A","other":"G"}},{"type":"earth","steps":14}],"chance":146}',0);
INSERT INTO "entries" VALUES(35,'ca6588ab467292a9242f7fd1',27,1,'person','{"type":"moved","seat":0,"decision":"turn-14","action":{"type":"research","topic":"D"},"events":[{"type":"research","seat":0,"topic":"D","cost":1,"clue":{"type":"adjacent","quantity":"some","subject":"C","other":"D"}}],"chance":146}',0);
INSERT INTO "entries" VALUES(36,'ca6588ab467292a9242f7fd1',28,1,'person','{"type":"moved","seat":1,"decision":"turn-15","action":{"type":"survey","thing":"E","first":3,"last":8},"events":[{"type":"survey","seat":1,"thing":"E","first":3,"last":8,"cost":3,"count":1},{"type":"earth","steps":15},{"type":"phase","number":5,"asked":[0,1]}],"chance":146}',0);
INSERT INTO "entries" VALUES(37,'ca6588ab467292a9242f7fd1',29,1,'person','{"type":"moved","seat":0,"decision":"choose-5","action":{"type":"choose","things":[]},"events":[{"type":"chosen","seat":0,"things":[]}],"chance":146}',0);
INSERT INTO "entries" VALUES(38,'ca6588ab467292a9242f7fd1',30,1,'person','{"type":"moved","seat":1,"decision":"choose-5","action":{"type":"choose","things":[]},"events":[{"type":"chosen","seat":1,"things":[]},{"type":"hands","placing":[]},{"type":"advanced","phase":5},{"type":"phase-closed","number":5}],"chance":146}',0);
INSERT INTO "entries" VALUES(39,'ca6588ab467292a9242f7fd1',31,1,'person','{"type":"moved","seat":0,"decision":"turn-16","action":{"type":"survey","thing":"D","first":6,"last":9},"events":[{"type":"survey","seat":0,"thing":"D","first":6,"last":9,"cost":3,"count":0},{"type":"earth","steps":17}],"chance":146}',0);
INSERT INTO "entries" VALUES(40,'ca6588ab467292a9242f7fd1',32,1,'person','{"type":"moved","seat":1,"decision":"turn-17","action":{"type":"research","topic":"E"},"events":[{"type":"research","seat":1,"topic":"E","cost":1,"clue":{"type":"within","quantity":"every","subject":"A","reach":4,"other":"C"}},{"type":"earth","steps":18},{"type":"phase","number":6,"asked":[0,1]}],"chance":146}',0);
INSERT INTO "entries" VALUES(41,'ca6588ab467292a9242f7fd1',33,1,'person','{"type":"moved","seat":0,"decision":"choose-6","action":{"type":"choose","things":[]},"events":[{"type":"chosen","seat":0,"things":[]}],"chance":146}',0);
INSERT INTO "entries" VALUES(42,'ca6588ab467292a9242f7fd1',34,1,'person','{"type":"moved","seat":1,"decision":"choose-6","action":{"type":"choose","things":[]},"events":[{"type":"chosen","seat":1,"things":[]},{"type":"hands","placing":[]},{"type":"advanced","phase":6},{"type":"review","sector":3,"shown":[[3,"C",true]],"penalties":[]},{"type":"review","sector":4,"shown":[[2,"D",true]],"penalties":[]},{"type":"phase-closed","number":6}],"chance":146}',0);
INSERT INTO "entries" VALUES(43,'ca6588ab467292a9242f7fd1',35,1,'person','{"type":"moved","seat":0,"decision":"turn-18","action":{"type":"research","topic":"E"},"events":[{"type":"research","seat":0,"topic":"E","cost":1,"clue":{"type":"within","quantity":"every","subject":"A","reach":4,"other":"C"}}],"chance":146}',0);
INSERT INTO "entries" VALUES(44,'ca6588ab467292a9242f7fd1',36,1,'person','{"type":"moved","seat":1,"decision":"turn-19","action":{"type":"survey","thing":"E","first":7,"last":10},"events":[{"type":"survey","seat":1,"thing":"E","first":7,"last":10,"cost":3,"count":0},{"type":"earth","steps":19}],"chance":146}',0);
INSERT INTO "entries" VALUES(45,'ca6588ab467292a9242f7fd1',37,1,'person','{"type":"moved","seat":0,"decision":"turn-20","action":{"type":"survey","thing":"E","first":9,"last":12},"events":[{"type":"survey","seat":0,"thing":"E","first":9,"last":12,"cost":3,"count":0},{"type":"earth","steps":21},{"type":"phase","number":7,"asked":[0,1]}],"chance":146}',0);
INSERT INTO "entries" VALUES(46,'ca6588ab467292a9242f7fd1',38,1,'person','{"type":"moved","seat":0,"decision":"choose-7","action":{"type":"choose","things":["A"]},"events":[{"type":"chosen","seat":0,"things":["A"]}],"chance":146}',0);
INSERT INTO "entries" VALUES(47,'ca6588ab467292a9242f7fd1',39,1,'person','{"type":"moved","seat":1,"decision":"choose-7","action":{"type":"choose","things":["G"]},"events":[{"type":"chosen","seat":1,"things":["G"]},{"type":"hands","placing":[[1,1],[0,1]]}],"chance":146}',0);
INSERT INTO "entries" VALUES(48,'ca6588ab467292a9242f7fd1',40,1,'person','{"type":"moved","seat":1,"decision":"place-7-1","action":{"type":"place","thing":"G","sector":6},"events":[{"type":"placed","seat":1,"number":4,"sector":6,"phase":7,"thing":"G"}],"chance":146}',0);
INSERT INTO "entries" VALUES(49,'ca6588ab467292a9242f7fd1',41,1,'person','{"type":"moved","seat":0,"decision":"place-7-1","action":{"type":"place","thing":"A","sector":10},"events":[{"type":"placed","seat":0,"number":5,"sector":10,"phase":7,"thing":"A"},{"type":"advanced","phase":7},{"type":"phase-closed","number":7}],"chance":146}',0);
INSERT INTO "entries" VALUES(50,'ca6588ab467292a9242f7fd1',42,1,'person','{"type":"moved","seat":1,"decision":"turn-21","action":{"type":"research","topic":"F"},"events":[{"type":"research","seat":1,"topic":"F","cost":1,"clue":{"type":"within","quantity":"every","subject":"D","reach":3,"other":"G"}},{"type":"earth","steps":22}],"chance":146}',0);
INSERT INTO "entries" VALUES(51,'ca6588ab467292a9242f7fd1',43,1,'person','{"type":"moved","seat":0,"decision":"turn-22","action":{"type":"research","topic":"F"},"events":[{"type":"research","seat":0,"topic":"F","cost":1,"clue":{"type":"within","quantity":"every","subject":"D","reach":3,"other":"G"}}],"chance":146}',0);
INSERT INTO "entries" VALUES(52,'ca6588ab467292a9242f7fd1',44,1,'person','{"type":"moved","seat":1,"decision":"turn-23","action":{"type":"survey","thing":"G","first":1,"last":4},"events":[{"type":"survey","seat":1,"thing":"G","first":1,"last":4,"cost":3,"count":0},{"type":"earth","steps":23}],"chance":146}',0);
INSERT INTO "entries" VALUES(53,'ca6588ab467292a9242f7fd1',45,1,'person','{"type":"moved","seat":0,"decision":"turn-24","action":{"type":"survey","thing":"E","first":12,"last":4},"events":[{"type":"survey","seat":0,"thing":"E","first":12,"last":4,"cost":3,"count":2},{"type":"earth","steps":24},{"type":"phase","number":8,"asked":[0,1]}],"chance":146}',0);
INSERT INTO "entries" VALUES(54,'ca6588ab467292a9242f7fd1',46,1,'person','{"type":"moved","seat":0,"decision":"choose-8","action":{"type":"choose","things":["A"]},"events":[{"type":"chosen","seat":0,"things":["A"]}],"chance":146}',0);
INSERT INTO "entries" VALUES(55,'ca6588ab467292a9242f7fd1',47,1,'person','{"type":"moved","seat":1,"decision":"choose-8","action":{"type":"choose","things":["A"]},"events":[{"type":"chosen","seat":1,"things":["A"]},{"type":"hands","placing":[[1,1],[0,1]]}],"chance":146}',0);
INSERT INTO "entries" VALUES(56,'ca6588ab467292a9242f7fd1',48,1,'person','{"type":"moved","seat":1,"decision":"place-8-1","action":{"type":"place","thing":"A","sector":8},"events":[{"type":"placed","seat":1,"number":6,"sector":8,"phase":8,"thing":"A"}],"chance":146}',0);
INSERT INTO "entries" VALUES(57,'ca6588ab467292a9242f7fd1',49,1,'person','{"type":"moved","seat":0,"decision":"place-8-1","action":{"type":"place","thing":"A","sector":11},"events":[{"type":"placed","seat":0,"number":7,"sector":11,"phase":8,"thing":"A"},{"type":"advanced","phase":8},{"type":"phase-closed","number":8},{"type":"earth","steps":25}],"chance":146}',0);
INSERT INTO "entries" VALUES(58,'ca6588ab467292a9242f7fd1',50,1,'person','{"type":"moved","seat":1,"decision":"turn-25","action":{"type":"locate","sector":12,"before":"A","after":"E"},"events":[{"type":"locate","seat":1,"found":false,"cost":5,"points":0,"sector":12,"before":"A","after":"E"},{"type":"earth","steps":26}],"chance":146}',0);
INSERT INTO "entries" VALUES(59,'ca6588ab467292a9242f7fd1',51,1,'person','{"type":"moved","seat":0,"decision":"turn-26","action":{"type":"survey","thing":"A","first":3,"last":8},"events":[{"type":"survey","seat":0,"thing":"A","first":3,"last":8,"cost":3,"count":1},{"type":"earth","steps":27},{"type":"phase","number":9,"asked":[0,1]}],"chance":146}',0);
INSERT INTO "entries" VALUES(60,'ca6588ab467292a9242f7fd1',52,1,'person','{"type":"moved","seat":0,"decision":"choose-9","action":{"type":"choose","things":["G"]},"events":[{"type":"chosen","seat":0,"things":["G"]}],"chance":146}',0);
INSERT INTO "entries" VALUES(61,'ca6588ab467292a9242f7fd1',53,1,'person','{"type":"moved","seat":1,"decision":"choose-9","action":{"type":"choose","things":["A"]},"events":[{"type":"chosen","seat":1,"things":["A"]},{"type":"hands","placing":[[0,1],[1,1]]}],"chance":146}',0);
INSERT INTO "entries" VALUES(62,'ca6588ab467292a9242f7fd1',54,1,'person','{"type":"moved","seat":0,"decision":"place-9-1","action":{"type":"place","thing":"G","sector":12},"events":[{"type":"placed","seat":0,"number":8,"sector":12,"phase":9,"thing":"G"}],"chance":146}',0);
INSERT INTO "entries" VALUES(63,'ca6588ab467292a9242f7fd1',55,1,'person','{"type":"moved","seat":1,"decision":"place-9-1","action":{"type":"place","thing":"A","sector":9},"events":[{"type":"placed","seat":1,"number":9,"sector":9,"phase":9,"thing":"A"},{"type":"advanced","phase":9},{"type":"review","sector":6,"shown":[[4,"G",true]],"penalties":[]},{"type":"review","sector":10,"shown":[[5,"A",true]],"penalties":[]},{"type":"phase-closed","number":9},{"type":"earth","steps":29}],"chance":146}',0);
INSERT INTO "entries" VALUES(64,'ca6588ab467292a9242f7fd1',56,1,'person','{"type":"moved","seat":0,"decision":"turn-27","action":{"type":"locate","sector":2,"before":"E","after":"C"},"events":[{"type":"locate","seat":0,"found":true,"cost":5,"points":10,"sector":2,"before":"E","after":"C"},{"type":"last-chances","finder":0,"behind":[[1,4]]}],"chance":146}',0);
INSERT INTO "entries" VALUES(65,'ca6588ab467292a9242f7fd1',57,1,'person','{"type":"moved","seat":1,"decision":"last-1","action":{"type":"locate","sector":2,"before":"E","after":"C"},"events":[{"type":"locate","seat":1,"found":true,"cost":0,"points":8,"sector":2,"before":"E","after":"C"},{"type":"last-chance-ended","seat":1},{"type":"revealed","system":["E","X","C","D","E","G","C","A","A","A","A","G"],"shown":[[6,"A",true],[7,"A",true],[8,"G",true],[9,"A",true]]},{"type":"score","scores":[[5,14,10],[4,12,8]],"winners":[0]}],"chance":146}',0);
INSERT INTO "entries" VALUES(66,'479fe9b4ed9f44ceb1d9d9d4',0,1,'dealer','{"type":"dealt","events":[{"type":"sky","system":["G","D","C","A","A","X","E","G","A","A","C","E"]},{"type":"topic","topic":"A","clue":{"type":"within","quantity":"every","subject":"C","reach":2,"other":"A"}},{"type":"topic","topic":"B","clue":{"type":"within","quantity":"every","subject":"G","reach":3,"other":"A"}},{"type":"topic","topic":"C","clue":{"type":"within","quantity":"every","subject":"C","reach":4,"other":"D"}},{"type":"topic","topic":"D","clue":{"type":"adjacent","quantity":"some","subject":"D","other":"G"}},{"type":"topic","topic":"E","clue":{"type":"opposite","quantity":"some","subject":"A","other":"A"}},{"type":"topic","topic":"F","clue":{"type":"adjacent","quantity":"no","subject":"A","other":"D"}},{"type":"conference","number":1,"clue":{"type":"within","quantity":"no","subject":"X","reach":3,"other":"D"}},{"type":"facts","seat":0,"season":"spring","count":4,"facts":[{"sector":3,"thing":"G"},{"sector":2,"thing":"A"},{"sector":11,"thing":"G"},{"sector":7,"thing":"A"}]},{"type":"facts","seat":1,"season":"summer","count":4,"facts":[{"sector":11,"thing":"D"},{"sector":5,"thing":"D"},{"sector":2,"thing":"A"},{"sector":7,"thing":"A"}]},{"type":"pawns","order":[0,1]}],"chance":1}',1794977049);
INSERT INTO "entries" VALUES(67,'479fe9b4ed9f44ceb1d9d9d4',1,1,'person','{"type":"moved","seat":0,"decision":"turn-1","action":{"type":"survey","thing":"A","first":1,"last":5},"events":[{"type":"survey","seat":0,"thing":"A","first":1,"last":5,"cost":3,"count":2}],"chance":1}',1794977049);
INSERT INTO "entries" VALUES(68,'479fe9b4ed9f44ceb1d9d9d4',2,1,'person','{"type":"moved","seat":1,"decision":"turn-2","action":{"type":"research","topic":"B"},"events":[{"type":"research","seat":1,"topic":"B","cost":1,"clue":{"type":"within","quantity":"every","subject":"G","reach":3,"other":"A"}},{"type":"earth","steps":1}],"chance":1}',1794977049);
CREATE TABLE keys (
	token_hash TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	seat INTEGER, 
	host BOOLEAN NOT NULL, 
	PRIMARY KEY (token_hash), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "keys" VALUES('b5c8e1df6d8e89ce7206abdd6ecb227e7008538ac728c73620cd789e50ff6846','972e2845f993524968976dfb',0,1);
INSERT INTO "keys" VALUES('d25dcabf73a17c8178c8f40451d631cfe72881920dc9e3e2506ee3ab7288dd9a','972e2845f993524968976dfb',1,0);
INSERT INTO "keys" VALUES('ced59f4960fd069cdaef98980f1727bbe246aa571f79b734012019feb080736d','ca6588ab467292a9242f7fd1',0,1);
INSERT INTO "keys" VALUES('ac1ece3c1ba4c104b00e715ffbd99b59f6eb84a2db0adb068aae628fe4a7a33c','ca6588ab467292a9242f7fd1',1,0);
INSERT INTO "keys" VALUES('b9d2fe0a1d7b6de04fa22c5064131cccb8cf7ab85f053effa852d22701caec01','479fe9b4ed9f44ceb1d9d9d4',0,1);
INSERT INTO "keys" VALUES('1953c057f5bcf6a642aeecf5205eef46cdfdc935131903ff34281d521f8af5af','479fe9b4ed9f44ceb1d9d9d4',1,0);
INSERT INTO "keys" VALUES('50409444ab4a2528a643d1af591d6aa61cb0ce9d2ca16fe3bc22d95c912725a1','96c6fef3aefcb963c0d6e83a',0,1);
CREATE TABLE links (
	secret_hash TEXT NOT NULL, 
	key_hash TEXT NOT NULL, 
	expires BIGINT NOT NULL, 
	PRIMARY KEY (secret_hash)
);
CREATE TABLE "notes" (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (table_id, seat, kind, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE replays (
	id TEXT NOT NULL, 
	record TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "replays" VALUES('01719fe030fe88b684b6b81b','Ecliptic companion record 1
code: B4K7
season: spring
level: beginner
player: Ada

S A 1-6 = 2
T 4 = A
R B = every G within 3 A
conference 1 = no X within 3 D
review 7 G = wrong
',1794977049);
CREATE TABLE seats (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	name TEXT NOT NULL, 
	level TEXT NOT NULL, ready BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('972e2845f993524968976dfb',0,'person','Ada','',0);
INSERT INTO "seats" VALUES('972e2845f993524968976dfb',1,'person','Ben','',0);
INSERT INTO "seats" VALUES('ca6588ab467292a9242f7fd1',0,'person','Ada','',0);
INSERT INTO "seats" VALUES('ca6588ab467292a9242f7fd1',1,'person','Ben','',0);
INSERT INTO "seats" VALUES('479fe9b4ed9f44ceb1d9d9d4',0,'person','Ada','',0);
INSERT INTO "seats" VALUES('479fe9b4ed9f44ceb1d9d9d4',1,'person','Ben','',0);
INSERT INTO "seats" VALUES('96c6fef3aefcb963c0d6e83a',0,'person','Ada','',0);
INSERT INTO "seats" VALUES('96c6fef3aefcb963c0d6e83a',1,'open','','',0);
CREATE TABLE tables (
	id TEXT NOT NULL, 
	join_code TEXT NOT NULL, 
	game TEXT NOT NULL, 
	rules_version INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	seed TEXT NOT NULL, 
	salt TEXT NOT NULL, 
	luck TEXT NOT NULL, 
	commitment TEXT NOT NULL, 
	help TEXT NOT NULL, 
	spectators BOOLEAN NOT NULL, 
	status TEXT NOT NULL, 
	opponent_due BOOLEAN NOT NULL, 
	changed BIGINT NOT NULL, 
	created BIGINT NOT NULL, start TEXT DEFAULT 'full' NOT NULL, rematch TEXT, companion BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (join_code)
);
INSERT INTO "tables" VALUES('972e2845f993524968976dfb','SNGH8W','planetx',1,'{"mode":"standard","places":[{"season":"spring","facts":4},{"season":"summer","facts":4}],"code":""}','c974212057cc51dc13fcbcdad362d0dd','f61db01cf9b0159396ba786040a6ad25','f10b505d8279c7d996ad74fae8a4ad88','c43cbf1f4b48deb2fe9a1bb85f64baabdcef81c3f99d9be286dc35e3357c7bdc','none',1,'playing',0,2,1794977049,'full',NULL,0);
INSERT INTO "tables" VALUES('ca6588ab467292a9242f7fd1','GK2KWV','planetx',1,'{"mode":"standard","places":[{"season":"spring","facts":4},{"season":"summer","facts":4}],"code":""}','ac3eba58a77f78e5992efb307ddb68b6','af07fe1efef3a0ee11296b270013c0ef','73c6dcacb2888472edd0c66197278379','d9a4553269b8fb884f1ce148c6d84ceae4a952eb73b28bb42c08f228161ff38e','none',1,'over',0,2,1794977049,'ready',NULL,0);
INSERT INTO "tables" VALUES('479fe9b4ed9f44ceb1d9d9d4','NWTCXD','planetx',1,'{"mode":"standard","places":[{"season":"spring","facts":4},{"season":"summer","facts":4}],"code":"B4K7"}','2f808704b58f8d890ef9157b71c825f5','b60072185025828f44ef15e2a577626e','119881f1841a89a03c14d15429e979aa','cd2cd97d00ceaba957221926fbb3c6e98c005edb67c62a3d85c867873556f832','none',1,'playing',0,1,1794977049,'full',NULL,1);
INSERT INTO "tables" VALUES('96c6fef3aefcb963c0d6e83a','8XA54W','planetx',1,'{"mode":"standard","places":[{"season":"spring","facts":4},{"season":"summer","facts":4}],"code":"B4K7"}','61a415de780b44f396d13a7459cea15b','8e655125bcd741d092f2e05cceddfded','e0dd9e2c98add88f05e1de44c9b56b9d','c3a7dcad69710d536b10d29e2e15b0399f70b2f5ac5b8885fd489ef9824c3dca','none',1,'open',0,0,1794977049,'full',NULL,1);
CREATE TABLE touches (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	table_id TEXT NOT NULL, 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "touches" VALUES(1,'972e2845f993524968976dfb');
INSERT INTO "touches" VALUES(2,'ca6588ab467292a9242f7fd1');
INSERT INTO "touches" VALUES(3,'ca6588ab467292a9242f7fd1');
CREATE TABLE undo_consents (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	asker INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	PRIMARY KEY (table_id, number, asker, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE undo_requests (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	asker INTEGER NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE INDEX tables_due ON tables (id) WHERE opponent_due;
CREATE INDEX ix_keys_table_id ON keys (table_id);
CREATE INDEX ix_tables_rematch ON tables (rematch);
CREATE INDEX ix_links_key_hash ON links (key_hash);
CREATE INDEX ix_links_expires ON links (expires);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('touches',3);
INSERT INTO "sqlite_sequence" VALUES('entries',68);
COMMIT;
