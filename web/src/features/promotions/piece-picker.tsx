import type { ContentId, PromotionView } from '@fanfare/contract'
import { useDeferredValue, useState } from 'react'
import rows from '../../ui/rows.module.css'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Choices, type ChoicesProps } from './choices.tsx'
import styles from './promotions.module.css'
import { usePricedPieces } from './use-promotions.ts'

type Props = ChoicesProps<ContentId> & {
  /** Only these, without looking for others. */
  among?: PromotionView['pieces']
}

/** Own pieces with a price, one or several of them. */
export function PiecePicker({ among, ...props }: Props) {
  return among ? <Choices {...props} among={among} /> : <Search {...props} />
}

function Search(props: ChoicesProps<ContentId>) {
  const [typed, setTyped] = useState('')
  const { pieces, error } = usePricedPieces(useDeferredValue(typed).trim())
  return (
    <div className={styles.picker}>
      <TextField
        label="Find a piece"
        type="search"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {error && <p role="alert">{error.problem.detail}</p>}
      {!pieces && !error && <SkeletonText />}
      {pieces?.length === 0 && <p className={rows.hint}>No published piece with a price.</p>}
      {pieces && pieces.length > 0 && <Choices {...props} among={pieces} />}
    </div>
  )
}
