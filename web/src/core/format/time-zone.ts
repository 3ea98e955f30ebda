/** Whose midnight counts: days and months are those of the person who looks. */
export const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
