import { Select } from '../../../ui/form/select.tsx'
import { countriesIn } from './countries.ts'

const countries = countriesIn(navigator.language)

type Props = { value: string; error: string | undefined; onChoose: (code: string) => void }

export function CountrySelect({ value, error, onChoose }: Props) {
  return (
    <Select
      label="Country"
      autoComplete="country"
      value={value}
      error={error}
      onChange={(event) => onChoose(event.target.value)}
    >
      <option value="">Select a country</option>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  )
}
