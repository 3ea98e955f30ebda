import { type ReactNode, useEffect, useRef } from 'react'
import { FramedField } from '../../../ui/form/framed-field.tsx'
import type { ProviderField } from '../provider/provider.ts'
import { frameStyle } from './frame-style.ts'
import { useTextColour } from './use-text-colour.ts'

type Props = {
  label: string
  field: ProviderField
  fault: string | undefined
  after?: ReactNode
}

/** One of the provider’s fields, framed and colored like our own. */
export function CardFrame({ label, field, fault, after }: Props) {
  const container = useRef<HTMLDivElement>(null)
  const colour = useTextColour()

  useEffect(() => {
    if (container.current) field.mount(container.current)
    return () => field.unmount()
  }, [field])
  // The field was created with the colors of that moment, and accepts others only once it has loaded.
  const shown = useRef(colour)
  useEffect(() => {
    if (shown.current !== colour) field.update({ style: frameStyle() })
    shown.current = colour
  }, [field, colour])

  return (
    <FramedField label={label} error={fault} onLabel={() => field.focus()} after={after}>
      <div ref={container} />
    </FramedField>
  )
}
