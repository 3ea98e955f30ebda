import { limits } from '@fanfare/contract/limits'

const { min, max } = limits.username

/**
 * What to say under the field while someone types; `available` is the server's word, once it is
 * there. Nobody is promised a name before.
 */
export const usernameHint = (typed: string, available?: boolean): string => {
  const name = typed.trim().toLowerCase()
  if (name === '') return `${min} to ${max} letters, numbers or underscores`
  const odd = /[^a-z0-9_]/.exec(name)?.[0]
  if (odd) return odd === ' ' ? 'No spaces. You can use _ instead.' : `You can’t use ${odd}`
  const missing = min - name.length
  if (missing > 0)
    return missing === 1 ? '1 more character needed' : `${missing} more characters needed`
  if (name.length > max) return `${name.length - max} too many (${max} max)`
  if (available === undefined) return 'Checking if it’s available…'
  return available ? `Available. Your page will be at /profile/${name}` : `@${name} is taken`
}
