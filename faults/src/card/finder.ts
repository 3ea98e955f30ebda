/** Letters between which a secret survives being written down in another way. */
const alphabets = (digits: string) => {
  const groups = (by: string) => (digits.match(/.{1,4}/g) ?? []).join(by)
  const plain = [digits, groups(' '), groups('-'), groups('+'), groups('%20')]
  // In base64 it depends on where it begins, so the letters at its edges are left out.
  const encoded = [0, 1, 2].map((before) =>
    Buffer.from('x'.repeat(before) + digits)
      .toString('base64')
      .slice(4, 18),
  )
  return [...plain, ...encoded, Buffer.from(digits).toString('hex')]
}

/** Looks for a card number in all the ways in which it could have been kept. */
export const finder = (digits: string) => {
  const ways = alphabets(digits).map((way) => Buffer.from(way))
  return (bytes: Buffer | string) => {
    const where = Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes)
    return ways.some((way) => where.includes(way))
  }
}
export type Finder = ReturnType<typeof finder>
