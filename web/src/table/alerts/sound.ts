/** Two soft notes, made here: nothing is loaded. */

const NOTES = [
  { hertz: 659.3, after: 0 },
  { hertz: 880, after: 0.16 },
]
const SECONDS = 0.5
const LOUDNESS = 0.2

let audio: AudioContext | undefined

/** Browsers let a page sound once somebody has touched it. */
export async function chime(): Promise<void> {
  audio ??= new AudioContext()
  await audio.resume()
  for (const { hertz, after } of NOTES) ring(audio, hertz, audio.currentTime + after)
}

function ring(audio: AudioContext, hertz: number, start: number): void {
  const tone = new OscillatorNode(audio, { frequency: hertz })
  const volume = new GainNode(audio, { gain: 0 })
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.001, start + SECONDS)
  tone.connect(volume).connect(audio.destination)
  tone.start(start)
  tone.stop(start + SECONDS)
}
