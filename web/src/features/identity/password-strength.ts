import { limits } from '@fanfare/contract/limits'

export type Strength = { score: 0 | 1 | 2 | 3 | 4; advice?: string }

const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const runs = [...rows, ...rows.map((row) => [...row].reverse().join(''))]
const favourites =
  /pass(word)?|welcome|admin|letmein|iloveyou|monkey|dragon|football|summer|winter|sunshine|princess|master|login|fanfare|secret|hello/

const runAt = (text: string, start: number) => {
  for (let end = text.length; end - start >= 3; end--) {
    if (runs.some((run) => run.includes(text.slice(start, end)))) return end - start
  }
  return 0
}
const repeatAt = (text: string) => /^(.{1,4}?)\1+/.exec(text)?.[0].length ?? 0
const yearAt = (text: string) => /^(19|20)\d\d/.exec(text)?.[0].length ?? 0

/** Counts characters the way a guesser would: a run, a repetition or a year is one, a common word two. */
const worth = (password: string) => {
  const text = password.toLowerCase().replace(new RegExp(favourites, 'g'), '\u0001\u0002')
  let total = 0
  for (let at = 0; at < text.length; total++) {
    const rest = text.slice(at)
    at += Math.max(1, runAt(text, at), repeatAt(rest), yearAt(rest))
  }
  return total
}

/** A first opinion while typing. The server, which knows more words, has the last one. */
export const passwordStrength = (password: string, own: readonly string[] = []): Strength => {
  if (password.length < limits.password.min) return { score: 0 }
  const text = password.toLowerCase()
  const names = own.flatMap((part) => [part, part.split('@')[0] ?? '']).map((p) => p.toLowerCase())
  if (names.some((name) => name.length >= 4 && text.includes(name))) {
    return { score: 1, advice: 'Don’t use your email or username.' }
  }
  const value = worth(password)
  if (value < 7) return { score: 1, advice: 'Use a few unrelated words.' }
  if (value < 11) return { score: 2, advice: 'Add another word to make it strong.' }
  return { score: value < 16 ? 3 : 4 }
}
