/** Where somebody with these languages most likely lives, as far as a browser tells. */
export const likelyRegion = (languages: readonly string[]): string | undefined => {
  const locales = languages.map((language) => new Intl.Locale(language))
  return locales.find(({ region }) => region)?.region ?? locales[0]?.maximize().region
}
