import type { ProblemError } from '@fanfare/contract/client'
import type { ReactNode } from 'react'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Figure } from '../../ui/layout/figure.tsx'
import layout from '../../ui/layout/layout.module.css'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'

type Props<Data> = {
  name: string
  read: {
    data: Data | undefined
    error: ProblemError | null
    isFetching: boolean
    refetch: () => unknown
  }
  children: (data: Data) => ReactNode
}

/** Shown until the number has loaded. */
export const valueSkeleton = <Skeleton width="70%" height={28} />

/** The figure, that it comes, or that it did not: then it takes none of the others with it. */
export function FigureOf<Data>({ name, read, children }: Props<Data>) {
  if (read.data !== undefined) return children(read.data)
  if (!read.error) return <Figure name={name} value={valueSkeleton} />
  return (
    <Figure name={name} value="–">
      <div role="alert" className={layout.stackStart8}>
        {read.error.problem.detail}
        <Button
          size="sm"
          variant="outline"
          loading={read.isFetching}
          onClick={() => void read.refetch()}
        >
          Try again<VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      </div>
    </Figure>
  )
}
