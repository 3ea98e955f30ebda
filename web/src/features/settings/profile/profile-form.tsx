import { ProfileFields } from '@fanfare/contract'
import { limits } from '@fanfare/contract/limits'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { AtSign } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useCommand } from '../../../core/api/api.ts'
import { showProblem } from '../../../core/api/form-problem.ts'
import { LeaveGuard } from '../../../core/navigation/leave-guard.tsx'
import { rereadPerson } from '../../../core/realtime/reread-person.ts'
import { type Viewer, viewerQuery } from '../../../core/session/viewer.ts'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { Button } from '../../../ui/form/button.tsx'
import formStyles from '../../../ui/form/field.module.css'
import { FormError } from '../../../ui/form/form-error.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import layout from '../../../ui/layout/layout.module.css'
import typography from '../../../ui/text/typography.module.css'
import { ChangeEmailDialog } from '../change-email-dialog.tsx'
import section from '../section.module.css'
import { useOwnViewer } from '../use-own-viewer.ts'
import styles from './profile-form.module.css'

type Fields = Pick<Viewer, 'displayName' | 'username' | 'bio' | 'location' | 'website'>
const fieldsOf = ({ displayName, username, bio, location, website }: Fields): Fields => ({
  displayName,
  username,
  bio,
  location,
  website,
})

/** What was not touched is not sent, so that two open tabs do not undo each other. */
const touched = (values: Fields, dirty: Partial<Record<keyof Fields, boolean>>): Partial<Fields> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => dirty[name as keyof Fields]))

const withScheme = (website: string) =>
  /^[\w-]+(\.[\w-]+)+(\/|$)/.test(website.trim()) ? `https://${website.trim()}` : website

export function ProfileForm() {
  const viewer = useOwnViewer()
  const queries = useQueryClient()
  const save = useCommand('updateProfile')
  const [changingEmail, setChangingEmail] = useState(false)
  const form = useForm<Fields>({
    resolver: zodResolver(ProfileFields),
    values: fieldsOf(viewer),
    resetOptions: { keepDirtyValues: true },
  })
  const { errors, isDirty, isSubmitting, dirtyFields } = form.formState

  const submit = form.handleSubmit(async (values) => {
    try {
      const body = touched(values, dirtyFields)
      const { user } = await save.run({ params: { id: viewer.id }, body })
      form.reset(fieldsOf(user))
      queries.setQueryData(
        viewerQuery.queryKey,
        (known) => known && { user: { ...known.user, ...fieldsOf(user) } },
      )
      rereadPerson(queries, user)
      showToast('Profile saved', { tone: 'good' })
    } catch (error) {
      showProblem(form, error, { 'auth.username-taken': 'username' })
    }
  })
  return (
    <>
      <form noValidate className={formStyles.stack} onSubmit={submit}>
        {errors.root && (
          <FormError title="Profile update failed">
            {errors.root.message} What you typed is still here.
          </FormError>
        )}
        <div className={formStyles.pair}>
          <TextField
            label="Display name"
            autoComplete="name"
            error={errors.displayName?.message}
            {...form.register('displayName')}
          />
          <TextField
            label="Username"
            before={<AtSign size={16} />}
            autoCapitalize="none"
            autoComplete="username"
            spellCheck={false}
            hint="If you change it, old links to your profile stop working."
            error={errors.username?.message}
            {...form.register('username')}
          />
        </div>
        <TextArea
          label="Bio"
          optional
          limit={limits.bio}
          error={errors.bio?.message}
          {...form.register('bio')}
          value={form.watch('bio')}
        />
        <div className={formStyles.pair}>
          <TextField
            label="Location"
            optional
            error={errors.location?.message}
            {...form.register('location')}
          />
          <TextField
            label="Website"
            optional
            type="url"
            inputMode="url"
            placeholder="https://"
            autoCapitalize="none"
            error={errors.website?.message}
            {...form.register('website', {
              onBlur: ({ target }) =>
                form.setValue('website', withScheme(target.value), { shouldDirty: true }),
            })}
          />
        </div>
        <div className={layout.row12}>
          <Button type="submit" variant="primary" disabled={!isDirty} loading={isSubmitting}>
            Save Changes
          </Button>
          {isDirty && !isSubmitting && (
            <>
              <Button variant="ghost" onClick={() => form.reset()}>
                Discard
              </Button>
              <span className={styles.note} role="status">
                Not saved yet
              </span>
            </>
          )}
        </div>
      </form>
      <div className={styles.email}>
        <div className={section.words}>
          <p className={section.name}>Email</p>
          <p className={typography.hint}>{viewer.email} · Only you can see this</p>
        </div>
        <Button variant="outline" onClick={() => setChangingEmail(true)}>
          Change
        </Button>
      </div>
      {changingEmail && <ChangeEmailDialog onClose={() => setChangingEmail(false)} />}
      <LeaveGuard
        unsaved={isDirty && !isSubmitting}
        what="Your profile changes haven’t been saved."
      />
    </>
  )
}
