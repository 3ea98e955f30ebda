import { commonWords } from './common-words.ts'

export interface PasswordOwner {
  readonly email: string
  readonly username?: string | undefined
}

const runs = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'azertyuiop',
]
const keyboardColumns = [
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '1q2w3e4r5t6y7u8i9o0p',
  'qazwsxedcrfvtgbyhnujm',
]
const reversed = (text: string) => [...text].reverse().join('')
const sequences = [...runs, ...keyboardColumns].flatMap((run) => [run, reversed(run)])

const leet: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
const plain = (text: string) => text.replace(/[013457@$!]/g, (sign) => leet[sign] ?? sign)

const words = [...commonWords].sort((a, b) => b.length - a.length)

const sequenceAt = (text: string, start: number) => {
  const longest = Math.min(text.length, start + 28)
  for (let end = longest; end - start >= 3; end--) {
    const part = text.slice(start, end)
    if (sequences.some((sequence) => sequence.includes(part))) return part.length
  }
  return 0
}

const repeatAt = (text: string, start: number) =>
  /^(.{1,4}?)\1+/.exec(text.slice(start))?.[0].length ?? 0

/**
 * How many characters' worth of guessing a password is: a common word counts as two, a sequence,
 * a year or a repetition as one, whatever its length.
 */
const worth = (password: string) => {
  const text = password.toLowerCase()
  const letters = plain(text)
  let total = 0
  for (let at = 0; at < text.length; ) {
    const word = words.find((known) => letters.startsWith(known, at) || text.startsWith(known, at))
    const year = /^(19|20)\d\d/.exec(text.slice(at))?.[0].length ?? 0
    const pattern = Math.max(sequenceAt(text, at), repeatAt(text, at), year)
    const skip = Math.max(word?.length ?? 0, pattern, 1)
    total += skip === word?.length && skip > pattern ? 2 : 1
    at += skip
  }
  return total
}

const leastWorth = 7

/** What to tell the person, or null. Length is the contract's business. */
export const passwordFault = (password: string, { email, username }: PasswordOwner) => {
  const text = password.toLowerCase()
  const own = [email, email.split('@')[0], username].filter((part) => part && part.length >= 4)
  if (own.some((part) => part && text.includes(part.toLowerCase()))) {
    return 'Don’t use your email or username'
  }
  return worth(password) < leastWorth
    ? 'This password is easy to guess. Try a few unrelated words'
    : null
}
