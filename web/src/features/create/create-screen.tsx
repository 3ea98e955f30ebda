import type { ContentType } from '@fanfare/contract'
import { ProblemError } from '@fanfare/contract/client'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { useCommand } from '../../core/api/api.ts'
import { CommandError } from '../../core/api/failure.tsx'
import { afterCommand } from '../../core/api/toast-result.ts'
import { go } from '../../core/navigation/app-link.tsx'
import { useTitle } from '../../core/navigation/use-title.ts'
import { CreatorsOnly } from '../../core/session/creators-only.tsx'
import { Button } from '../../ui/form/button.tsx'
import { RadioCards } from '../../ui/form/radio-cards.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import {
  createDraftFor,
  DropVeil,
  hintFor,
  type Picked,
  Refusals,
  sendFiles,
  targetIn,
  uploads,
  useDrop,
} from '../uploads/index.ts'
import { StepHead } from './step-head.tsx'
import { contentTypes, kinds } from './types.ts'
import styles from './wizard.module.css'

const optionsNow = () =>
  contentTypes.map((type) => {
    const { label, icon: Icon, purpose } = kinds[type]
    return {
      value: type,
      label,
      icon: <Icon size={20} />,
      hint: purpose ? hintFor(purpose) : 'Write it here and add images',
    }
  })

export function CreateScreen() {
  useTitle('Create Content')
  return (
    <CreatorsOnly>
      <ChooseType />
    </CreatorsOnly>
  )
}

/** The first step: choosing a type, or dropping a file, which chooses it automatically. */
function ChooseType() {
  const [type, setType] = useState<ContentType>('video')
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const create = useCommand('createContent', { refresh: ['listOwnContent'] })

  const next = () =>
    void afterCommand(create.run({ body: { type } }), ({ content }) => go(`/create/${content.id}`))
  const drop = async (picked: Picked[]) => {
    const sent = await sendFiles(picked, { purposes: ['video', 'image', 'audio'], most: 1 })
    setRefusals(sent.refusals)
    const upload = uploads.read().find(({ id }) => id === sent.ids[0])
    if (!upload) return
    try {
      const content = await createDraftFor(upload)
      uploads.setTarget(upload.id, targetIn(content))
      await go(`/create/${content.id}`)
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      uploads.remove(upload.id)
      setRefusals([`${upload.name}: Failed to create content. ${error.problem.detail}`])
    }
  }
  const over = useDrop(drop)

  return (
    <div className={styles.wizard}>
      <h1>Create Content</h1>
      <StepHead step={1} complete={[]} hrefOf={() => null} />
      <CommandError title="Failed to create content" error={create.error} />
      <Panel>
        <RadioCards
          legend="What are you making?"
          name="type"
          options={optionsNow()}
          value={type}
          onChange={({ currentTarget }) => setType(currentTarget.value as ContentType)}
        />
        <p className={styles.note}>
          Or drop a file anywhere on this page. It uploads while you fill in the details.
        </p>
        <Refusals of={refusals} />
      </Panel>
      <div className={styles.foot} data-foot>
        <span className={styles.grow} />
        <Button variant="primary" loading={create.isPending} onClick={next}>
          Next <ArrowRight size={16} />
        </Button>
      </div>
      <DropVeil shown={over}>Drop your file to start</DropVeil>
    </div>
  )
}
