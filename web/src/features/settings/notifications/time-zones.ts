/** “America/New_York” as people write it. */
export const zoneWords = (zone: string) => zone.replaceAll('_', ' ')

/** That of the device first, then all that a browser knows, with the chosen one if it does not. */
export const zonesFrom = (device: string, chosen: string, known: readonly string[]): string[] => [
  ...new Set([device, ...[...known, chosen].toSorted()]),
]
