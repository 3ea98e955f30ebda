import { contactSupportAsGuest } from '@fanfare/contract'
import { limits } from '@fanfare/contract/limits'
import { zodResolver } from '@hookform/resolvers/zod'
import { Send } from 'lucide-react'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { api, useAction } from '../../core/api/api.ts'
import { failureTitle } from '../../core/api/failure.tsx'
import { showProblem } from '../../core/api/form-problem.ts'
import { LeaveGuard } from '../../core/navigation/leave-guard.tsx'
import { Button } from '../../ui/form/button.tsx'
import { CopyButton } from '../../ui/form/copy-button.tsx'
import formStyles from '../../ui/form/field.module.css'
import { FormError } from '../../ui/form/form-error.tsx'
import { Select } from '../../ui/form/select.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import layout from '../../ui/layout/layout.module.css'
import typography from '../../ui/text/typography.module.css'
import styles from './contact-form.module.css'

const topics = {
  problem: 'Something isn’t working',
  account: 'My account or signing in',
  safety: 'Safety or abuse',
  idea: 'Feature request',
} as const
export type Topic = keyof typeof topics
type Values = { topic: Topic; message: string; email: string }

/** With the address of whoever is signed in; everybody else says where to answer. */
type Props = { topic: Topic; onTopic: (topic: Topic) => void; email: string | undefined }

export function ContactForm({ topic, onTopic, email }: Props) {
  const form = useForm<Values>({
    resolver: zodResolver(contactSupportAsGuest.body),
    defaultValues: { topic, message: '', email: email ?? '' },
  })
  const { errors, isSubmitting } = form.formState
  const message = form.watch('message')
  const send = useAction({
    mutationKey: ['contactSupport'],
    mutationFn: async ({ email: answerTo, ...message }: Values) => {
      const { reference } = await (email
        ? api.call('contactSupport', { body: message })
        : api.call('contactSupportAsGuest', { body: { ...message, email: answerTo } }))
      return { reference, answerTo }
    },
    onSuccess: () => form.reset({ topic, message: '', email: email ?? '' }),
    onError: (error) => showProblem(form, error),
  })
  useEffect(() => form.setValue('topic', topic), [form, topic])

  if (send.data) {
    return (
      <div className={layout.stackStart12} role="status">
        <p>
          We got your message. Your reference is{' '}
          <span className={styles.reference}>{send.data.reference}</span>
        </p>
        <p className={typography.secondary}>We’ll reply to {send.data.answerTo}.</p>
        <div className={layout.row12}>
          <CopyButton text={send.data.reference} label="Copy reference" />
          <Button variant="ghost" onClick={() => send.reset()}>
            Send another message
          </Button>
        </div>
      </div>
    )
  }
  return (
    <form
      noValidate
      className={formStyles.stack}
      onSubmit={form.handleSubmit((values) => send.run(values).catch(() => {}))}
    >
      {errors.root && (
        <FormError title={failureTitle(errors.root.type, 'Your message wasn’t sent')}>
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
      {!email && (
        <TextField
          label="Your email"
          type="email"
          autoComplete="email"
          hint="We’ll reply to this address."
          error={errors.email?.message}
          {...form.register('email')}
        />
      )}
      <TextArea
        label="Message"
        limit={limits.supportMessage}
        hint={email && `We’ll reply to ${email}.`}
        error={errors.message?.message}
        {...form.register('message')}
        value={message}
      />
      <div className={layout.row12}>
        <Button type="submit" variant="primary" icon={<Send size={16} />} loading={isSubmitting}>
          Send message
        </Button>
      </div>
      <LeaveGuard
        unsaved={message.trim() !== '' && !isSubmitting}
        what="Your message hasn’t been sent yet."
      />
    </form>
  )
}
