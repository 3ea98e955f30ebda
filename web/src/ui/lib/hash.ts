/** FNV-1a: small, even and the same everywhere, so a person keeps their colours. */
export const hash = (text: string) => {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return value >>> 0
}
