/** A spreadsheet would run what begins like a formula. */
export const cell = (text: string) => {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

export const decimal = (amount: number) => (amount / 100).toFixed(2)
