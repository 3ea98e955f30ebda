export interface ReceiptNumber {
  readonly year: number
  readonly number: number
}

const digits = 6

export const numberText = ({ year, number }: ReceiptNumber) =>
  `${year}-${String(number).padStart(digits, '0')}`

/** As somebody copies it from a receipt. */
export const numberFrom = (text: string): ReceiptNumber | null => {
  const found = /^(\d{4})-(\d{1,9})$/.exec(text.trim())
  return found ? { year: Number(found[1]), number: Number(found[2]) } : null
}
