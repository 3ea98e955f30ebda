import type { HiddenPerson } from '@fanfare/contract'
import { MoreOf } from '../../../core/api/more-of.tsx'
import { toastResult } from '../../../core/api/toast-result.ts'
import { Button } from '../../../ui/form/button.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Panel } from '../../../ui/layout/panel.tsx'
import rows from '../../../ui/layout/rows.module.css'
import typography from '../../../ui/text/typography.module.css'
import { PersonRow } from '../lists/person-row.tsx'
import { useBlocked, useMuted, useUnblock, useUnmute } from './use-blocks.ts'

/** Where a block or a mute is taken back: somebody blocked has no page to do it on. */
export function HiddenPeoplePanel() {
  return (
    <Panel title="Blocked and Muted People">
      <div className={layout.stack20}>
        <Blocked />
        <Muted />
      </div>
    </Panel>
  )
}

const blockedWords = {
  title: 'Blocked',
  hint: 'You don’t see each other while signed in.',
  none: 'You haven’t blocked anyone.',
  verb: 'Unblock',
  done: 'unblocked',
} as const
const mutedWords = {
  title: 'Muted',
  hint: 'You don’t see their posts in lists, or their comments. They can’t tell.',
  none: 'You haven’t muted anyone.',
  verb: 'Unmute',
  done: 'unmuted',
} as const

function Blocked() {
  const unblock = useUnblock()
  return (
    <People
      words={blockedWords}
      list={useBlocked()}
      onTakeBack={(id) => unblock.run({ params: { id } })}
    />
  )
}

function Muted() {
  const unmute = useUnmute()
  return (
    <People
      words={mutedWords}
      list={useMuted()}
      onTakeBack={(id) => unmute.run({ params: { id } })}
    />
  )
}

type Props = {
  words: typeof blockedWords | typeof mutedWords
  list: ReturnType<typeof useBlocked> | ReturnType<typeof useMuted>
  onTakeBack: (id: HiddenPerson['id']) => Promise<unknown>
}

function People({ words, list, onTakeBack }: Props) {
  const { title, hint, none, verb, done } = words
  const takeBack = ({ id, displayName }: HiddenPerson) =>
    toastResult(onTakeBack(id), `You ${done} ${displayName}`)
  return (
    <section className={layout.stack8}>
      <h3>{title}</h3>
      {list.rows && <p className={typography.hint}>{list.rows.length === 0 ? none : hint}</p>}
      {list.rows && list.rows.length > 0 && (
        <ul className={rows.rows} aria-label={`${title} people`}>
          {list.rows.map((person) => (
            <PersonRow key={person.id} person={person}>
              <Button
                size="sm"
                variant="outline"
                aria-label={`${verb} ${person.displayName}`}
                onClick={() => void takeBack(person)}
              >
                {verb}
              </Button>
            </PersonRow>
          ))}
        </ul>
      )}
      <MoreOf what={`${title.toLowerCase()} people`} list={list} />
    </section>
  )
}
