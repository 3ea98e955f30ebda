/** "9.99", "9,99" and "10" in minor units; nothing when it is no price. */
export const amountFrom = (text: string): number | null => {
  const match = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text.trim())
  if (!match) return null
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

export const textFrom = (amount: number) => (amount / 100).toFixed(2)
