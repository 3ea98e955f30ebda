import { limits } from '@fanfare/contract/limits'

const { min, max } = limits.username

/** What to say under the field while someone types. */
export const usernameHint = (typed: string): string => {
  const name = typed.trim().toLowerCase()
  if (name === '') return `${min} to ${max} of a-z, 0-9 and _`
  const odd = /[^a-z0-9_]/.exec(name)?.[0]
  if (odd) return odd === ' ' ? 'Without spaces; _ can stand for one' : `Without ${odd}`
  const missing = min - name.length
  if (missing > 0) return missing === 1 ? 'One more character' : `${missing} more characters`
  if (name.length > max) return `${name.length - max} too many, ${max} at most`
  return `Your page will be at /profile/${name}`
}
