import { Skeleton } from '../feedback/skeleton.tsx'
import { Figures } from './figure.tsx'
import { Panel } from './panel.tsx'

const skeletons = ['a', 'b', 'c', 'd']

/** Four figures and the chart below them, while they are counted. */
export function FigureSkeleton({ chart }: { chart: string | undefined }) {
  return (
    <>
      <Figures>
        {skeletons.map((bone) => (
          <Panel key={bone}>
            <Skeleton width="50%" />
            <Skeleton width="70%" height={28} />
          </Panel>
        ))}
      </Figures>
      <Panel className={chart}>
        <Skeleton shape="block" height={240} />
      </Panel>
    </>
  )
}
