import { AtSign, Megaphone, UserRound } from 'lucide-react'
import { useState } from 'react'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { CodeInput } from '../../ui/form/code-input.tsx'
import { FormError } from '../../ui/form/form-error.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { RadioCards } from '../../ui/form/radio-cards.tsx'
import { Select } from '../../ui/form/select.tsx'
import { Slider } from '../../ui/form/slider.tsx'
import { StrengthMeter } from '../../ui/form/strength-meter.tsx'
import { Switch } from '../../ui/form/switch.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Link } from '../../ui/layout/link.tsx'
import styles from './gallery.module.css'
import { Sample } from './sample.tsx'

export function FormSamples() {
  const [code, setCode] = useState('294')
  const [zoom, setZoom] = useState(40)
  return (
    <div className={styles.columns}>
      <Sample title="Fields" stacked>
        <FormError title="Your changes weren’t saved">
          Check the two fields marked below. What you typed is still here.
        </FormError>
        <RadioCards
          legend="Account type"
          name="type"
          defaultValue="subscriber"
          options={[
            {
              value: 'subscriber',
              label: 'Subscriber',
              hint: 'Follow creators',
              icon: <UserRound size={20} />,
            },
            {
              value: 'creator',
              label: 'Creator',
              hint: 'Share content',
              icon: <Megaphone size={20} />,
            },
          ]}
        />
        <TextField label="Display name" defaultValue="Cartographer" />
        <TextField
          label="Username"
          before={<AtSign size={16} />}
          placeholder="cartographer"
          hint="3 to 30 letters, numbers or underscores"
        />
        <TextField
          label="Email"
          type="email"
          defaultValue="carto@"
          error="Enter a complete email address."
        />
        <TextField label="Member since" defaultValue="November 2026" disabled />
        <Select label="Country" defaultValue="pt">
          <option value="pt">Portugal</option>
          <option value="de">Germany</option>
        </Select>
      </Sample>
      <Sample title="More fields" stacked>
        <PasswordField
          label="Password"
          defaultValue="correct horse"
          autoComplete="new-password"
          meter={<StrengthMeter score={3} />}
          hint="At least 10 characters."
        />
        <StrengthMeter score={0} />
        <StrengthMeter score={1} advice="Add another word." />
        <StrengthMeter score={2} />
        <StrengthMeter score={4} />
        <TextArea
          label="Bio"
          optional
          limit={60}
          defaultValue="Maps of places that no longer exist."
        />
        <CodeInput
          label="Code from your app"
          value={code}
          onChange={setCode}
          hint="It changes every 30 seconds."
        />
        <CodeInput
          label="Code from your app"
          value="294118"
          onChange={() => {}}
          error="This code has expired. Use the next one."
        />
        <Checkbox label="Remember me" defaultChecked hint="For 30 days on this device" />
        <Checkbox
          label={
            <>
              I agree to the <Link href="/terms">Terms</Link> and have read the{' '}
              <Link href="/privacy">Privacy Policy</Link>
            </>
          }
          error="Agree to the terms to continue."
        />
        <Slider label="Zoom" min={0} max={100} value={zoom} onChange={setZoom} />
        <Switch label="New followers" hint="By email, once a day" defaultChecked />
        <Switch label="Product news" />
        <Switch label="Security notices" hint="Always on" defaultChecked disabled />
      </Sample>
    </div>
  )
}
