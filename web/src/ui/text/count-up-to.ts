/** What is counted up to some number only: 99, then 99+. */
export const countUpTo = (count: number, most: number) =>
  count > most ? `${most}+` : String(count)
