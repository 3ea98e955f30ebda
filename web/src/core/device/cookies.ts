import type { AppearanceCookie } from '@fanfare/contract'

const year = 365 * 24 * 60 * 60

export const readCookie = (name: AppearanceCookie) =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)

export const writeCookie = (name: AppearanceCookie, value: string) => {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet.
  document.cookie = `${name}=${value}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`
}
