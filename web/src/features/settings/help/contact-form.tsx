import { contactSupport } from '@fanfare/contract'
import { limits } from '@fanfare/contract/limits'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { api } from '../../../app/api.ts'
import { showProblem } from '../../../app/form-problem.ts'
import { LeaveGuard } from '../../../app/leave-guard.tsx'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import section from '../section.module.css'
import { useOwnViewer } from '../use-own-viewer.ts'
import styles from './help-section.module.css'

const topics = {
  problem: 'Something does not work',
  account: 'My account or signing in',
  safety: 'Safety or abuse',
  idea: 'Feature request',
} as const
export type Topic = keyof typeof topics
type Values = { topic: Topic; message: string }

type Props = { topic: Topic; onTopic: (topic: Topic) => void }

export function ContactForm({ topic, onTopic }: Props) {
  const { email } = useOwnViewer()
  // One key per message: sending again after a lost answer does not send it twice.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const form = useForm<Values>({
    resolver: zodResolver(contactSupport.body),
    defaultValues: { topic, message: '' },
  })
  const { errors, isSubmitting } = form.formState
  const message = form.watch('message')
  const send = useMutation({
    mutationKey: ['contactSupport'],
    mutationFn: (body: Values) => api.call('contactSupport', { body }, { idempotencyKey: key }),
    onSuccess: () => form.reset({ topic, message: '' }),
    onError: (error) => showProblem(form, error),
  })
  useEffect(() => form.setValue('topic', topic), [form, topic])

  if (send.data) {
    const again = () => {
      setKey(crypto.randomUUID())
      send.reset()
    }
    return (
      <div className={styles.sent} role="status">
        <p>
          We have your message. Its reference is{' '}
          <span className={styles.reference}>{send.data.reference}</span>
        </p>
        <p className={section.quiet}>The answer goes to {email}.</p>
        <div className={section.actions}>
          <CopyButton text={send.data.reference} label="Copy reference" />
          <Button variant="ghost" onClick={again}>
            Write another
          </Button>
        </div>
      </div>
    )
  }
  return (
    <form
      noValidate
      className={section.form}
      onSubmit={form.handleSubmit((values) => send.mutateAsync(values).catch(() => {}))}
    >
      {errors.root && (
        <FormError title="Your message was not sent">
          {errors.root.message} What you wrote is still here.
        </FormError>
      )}
      <Select
        label="Topic"
        error={errors.topic?.message}
        {...form.register('topic', { onChange: (event) => onTopic(event.target.value) })}
      >
        {Object.entries(topics).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <TextArea
        label="Message"
        limit={limits.supportMessage}
        hint={`The answer goes to ${email}.`}
        error={errors.message?.message}
        {...form.register('message')}
        value={message}
      />
      <div className={section.actions}>
        <Button type="submit" variant="primary" icon={<Send size={16} />} loading={isSubmitting}>
          Send message
        </Button>
      </div>
      <LeaveGuard
        unsaved={message.trim() !== '' && !isSubmitting}
        what="Your message has not been sent yet."
      />
    </form>
  )
}
