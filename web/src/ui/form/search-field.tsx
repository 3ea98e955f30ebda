import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { TextField } from './text-field.tsx'

type Props = { label: string; q: string; onChange: (q: string) => void; maxLength?: number }

/** Searches while someone types, after a short pause. */
export function SearchField({ label, q, onChange, maxLength = 100 }: Props) {
  const [typed, setTyped] = useState(q)
  /** The last search that this field sent or was given. */
  const asked = useRef(q)
  const search = useEffectEvent((text: string) => {
    asked.current = text
    onChange(text)
  })
  useEffect(() => {
    // Changed from outside: the filters were cleared, or a link was opened.
    if (q === asked.current) return
    asked.current = q
    setTyped(q)
  }, [q])
  useEffect(() => {
    const text = typed.trim()
    if (text === asked.current) return
    const timer = setTimeout(() => search(text), 300)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <TextField
      label={label}
      type="search"
      before={<Search size={16} />}
      value={typed}
      maxLength={maxLength}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
    />
  )
}
