import { useFormContext } from 'react-hook-form'
import { TextField } from '../../ui/form/text-field.tsx'
import type { NewPromotion } from './new-promotion.ts'
import styles from './promotions.module.css'

/** From when until when, and how often. */
export function LimitFields() {
  const { register, formState } = useFormContext<NewPromotion>()
  const { errors } = formState
  return (
    <>
      <div className={styles.pair}>
        <TextField
          label="Starts"
          optional
          type="datetime-local"
          hint="Leave empty to start now"
          error={errors.startsAt?.message}
          {...register('startsAt')}
        />
        <TextField
          label="Ends"
          optional
          type="datetime-local"
          hint="Leave empty for no end date"
          error={errors.endsAt?.message}
          {...register('endsAt')}
        />
      </div>
      <div className={styles.pair}>
        <TextField
          label="Total uses"
          optional
          inputMode="numeric"
          error={errors.limit?.message}
          {...register('limit')}
        />
        <TextField
          label="Uses per fan"
          optional
          inputMode="numeric"
          error={errors.perFan?.message}
          {...register('perFan')}
        />
      </div>
    </>
  )
}
