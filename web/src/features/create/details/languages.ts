const codes = (
  'ar bg bn ca cs da de el en es et fa fi fr he hi hr hu id it ja ko lt lv ms nb nl pl pt ro ru sk sl ' +
  'sr sv sw ta th tr uk ur vi zh'
).split(' ')

const names = new Intl.DisplayNames('en', { type: 'language' })
export const languageName = (code: string) => names.of(code) ?? code

export const languages = codes
  .map((code) => ({ code, name: languageName(code) }))
  .sort((one, other) => one.name.localeCompare(other.name))
