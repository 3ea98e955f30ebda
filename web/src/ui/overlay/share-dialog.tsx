import { Ellipsis, Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../form/button.tsx'
import { CopyButton } from '../form/copy-button.tsx'
import { Fold } from '../layout/fold.tsx'
import type { Href } from '../layout/link.tsx'
import { QrCode } from '../media/qr-code.tsx'
import { ChatMark, MicroblogMark, SocialNetworkMark } from '../media/service-marks.tsx'
import { Dialog } from './dialog.tsx'
import styles from './share-dialog.module.css'

type Props = {
  path: Href
  title: string
  onClose: () => void
  /** The link was copied, or taken somewhere else. */
  onShared?: (() => void) | undefined
}

const servicesFor = (
  url: string,
  title: string,
): { name: string; icon: ReactNode; href: Href }[] => {
  const [u, t] = [encodeURIComponent(url), encodeURIComponent(title)]
  return [
    { name: 'X', icon: <MicroblogMark />, href: `https://x.com/intent/post?url=${u}&text=${t}` },
    {
      name: 'Facebook',
      icon: <SocialNetworkMark />,
      href: `https://www.facebook.com/sharer/sharer.php?u=${u}`,
    },
    { name: 'WhatsApp', icon: <ChatMark />, href: `https://wa.me/?text=${t}%20${u}` },
    { name: 'Email', icon: <Mail size={20} />, href: `mailto:?subject=${t}&body=${u}` },
  ]
}

/** One for posts, profiles and lists: the link first, then where people send it. */
export function ShareDialog({ path, title, onClose, onShared }: Props) {
  const url = new URL(path, location.origin).href
  return (
    <Dialog open onClose={onClose} title="Share" size="sm">
      <div className={styles.share}>
        <p className={styles.url}>{url}</p>
        <CopyButton
          text={url}
          label="Copy link"
          variant="primary"
          size="lg"
          wide
          isFirst
          onCopied={onShared}
        />
        <ul className={styles.services}>
          {servicesFor(url, title).map(({ name, icon, href }) => (
            <li key={name}>
              <Button
                wide
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                icon={icon}
                onClick={onShared}
              >
                {name}
              </Button>
            </li>
          ))}
        </ul>
        <DeviceShare url={url} title={title} onShared={onShared} />
        <Fold title="QR code">
          <QrCode text={url} label={`QR code for ${title}`} />
        </Fold>
      </div>
    </Dialog>
  )
}

/** The sheet of the phone itself, with every app that is on it. */
function DeviceShare({
  url,
  title,
  onShared,
}: Pick<Props, 'title' | 'onShared'> & { url: string }) {
  if (!('share' in navigator) || !matchMedia('(pointer: coarse)').matches) return null
  // Whoever closes the sheet has changed their mind, which is no failure.
  const share = () => navigator.share({ url, title }).then(onShared, () => {})
  return (
    <Button wide variant="outline" icon={<Ellipsis size={20} />} onClick={() => void share()}>
      More…
    </Button>
  )
}
