type Share = { part: number; whole: number }

export const shareWords = ({ part, whole }: Share, none: string) =>
  whole === 0 ? none : `${part.toLocaleString()} of ${whole.toLocaleString()}`
