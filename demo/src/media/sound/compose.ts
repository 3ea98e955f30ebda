import type { Dice } from '../art/dice.ts'
import type { Mood } from './moods.ts'
import { air, knock, leads, pad, pitch, rate, type Track } from './voices.ts'

const noteOf = ({ root, scale }: Mood, step: number) => {
  const octave = Math.floor(step / scale.length)
  return root + octave * 12 + (scale[step - octave * scale.length] ?? 0)
}

const fade = ([left, right]: Track, into: number, out: number) => {
  const seconds = left.length / rate
  for (let at = 0; at < left.length; at++) {
    const t = at / rate
    const level = Math.min(1, t / into, (seconds - t) / out)
    left[at] = Math.tanh((left[at] ?? 0) * level)
    right[at] = Math.tanh((right[at] ?? 0) * level)
  }
}

const eighths = 8

/** Chords that come round, notes that wander over them, and whatever else the mood asks for. */
export const compose = (mood: Mood, seconds: number, roll: Dice): Track => {
  const length = Math.round(seconds * rate)
  const track: Track = [new Float32Array(length), new Float32Array(length)]
  const chords = [0, roll.pick([3, 2]), roll.pick([1, 4]), roll.pick([2, 3])]
  let wander = mood.scale.length * 2 + roll.whole(0, 3)
  for (let bar = 0; bar * mood.bar < seconds; bar++) {
    const start = bar * mood.bar
    const base = chords[bar % chords.length] ?? 0
    for (const [at, step] of [0, 2, 4].entries()) {
      const hertz = pitch(noteOf(mood, base + step) + 12)
      pad(track, {
        start: start - 0.4,
        seconds: mood.bar + 0.8,
        hertz,
        loud: 0.075,
        side: 0.2 + at * 0.3,
      })
    }
    pad(track, {
      start,
      seconds: mood.bar,
      hertz: pitch(noteOf(mood, base)),
      loud: 0.12,
      side: 0.5,
    })
    const beat = mood.bar / eighths
    for (let eighth = 0; eighth < eighths; eighth++) {
      if (mood.beat && eighth % 2 === 0) knock(track, start + eighth * beat, eighth % 4 === 0)
      if (!roll.chance(mood.busy)) continue
      wander = Math.max(8, Math.min(19, wander + roll.whole(-2, 2)))
      const held = mood.lead === 'reed' ? beat * roll.pick([1, 1.8]) : 1.6
      const note = {
        start: start + eighth * beat,
        seconds: held,
        hertz: pitch(noteOf(mood, wander)),
      }
      leads[mood.lead](track, { ...note, loud: roll(0.09, 0.16), side: roll(0.2, 0.8) })
    }
  }
  if (mood.air > 0) air(track, mood.air, roll)
  fade(track, Math.min(1.2, seconds / 6), Math.min(2.5, seconds / 4))
  return track
}
