/** What a dispute costs, won or lost. */
export const disputeFee = 1500

/** 2.9 % and 30 minor units; half a unit counts as a whole one. */
export function processingFee(amount: number): number {
  return Math.floor((amount * 29 + 500) / 1000) + 30
}
