/** Days and months are those of the person looking. */
export const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
