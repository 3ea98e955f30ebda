/** By which the text says which of its list is active, before the list itself is loaded. */
export const optionIdOf = (list: string, at: number) => `${list}-${at}`
