import type { ContentId, PromotionView } from '@fanfare/contract'
import { useDeferredValue, useState } from 'react'
import { SkeletonText } from '../../ui/feedback/skeleton.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import layout from '../../ui/layout/layout.module.css'
import rows from '../../ui/layout/rows.module.css'
import { Choices, type ChoicesProps } from './choices.tsx'
import { usePricedContents } from './use-promotions.ts'

type Props = ChoicesProps<ContentId> & {
  /** Only these, without looking for others. */
  among?: PromotionView['contents']
}

/** Own posts with a price, one or several of them. */
export function ContentPicker({ among, ...props }: Props) {
  return among ? <Choices {...props} among={among} /> : <Search {...props} />
}

function Search(props: ChoicesProps<ContentId>) {
  const [typed, setTyped] = useState('')
  const { contents, error } = usePricedContents(useDeferredValue(typed).trim())
  return (
    <div className={layout.stack12}>
      <TextField
        label="Search posts"
        type="search"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {error && <p role="alert">{error.problem.detail}</p>}
      {!contents && !error && <SkeletonText />}
      {contents?.length === 0 && <p className={rows.hint}>No paid posts found</p>}
      {contents && contents.length > 0 && <Choices {...props} among={contents} />}
    </div>
  )
}
