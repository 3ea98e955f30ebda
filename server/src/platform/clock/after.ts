export const after = (from: Date, milliseconds: number) => new Date(from.getTime() + milliseconds)
