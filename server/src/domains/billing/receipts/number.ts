export interface ReceiptNumber {
  readonly year: number
  readonly number: number
}

const digits = 6

export const numberText = ({ year, number }: ReceiptNumber) =>
  `${year}-${String(number).padStart(digits, '0')}`
