import { BookOpen, ChevronRight, Lightbulb, MessageCircle } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from '../../../ui/layout/link.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import typography from '../../../ui/text/typography.module.css'
import { ContactForm, type Topic } from '../../help/index.ts'
import { Section } from '../section.tsx'
import { useOwnViewer } from '../use-own-viewer.ts'
import styles from './help-section.module.css'

export function HelpSection() {
  const { email } = useOwnViewer()
  const [topic, setTopic] = useState<Topic>('problem')
  const form = useRef<HTMLDivElement>(null)
  const write = (about: Topic) => {
    setTopic(about)
    form.current?.scrollIntoView({ behavior: 'smooth', block: 'nearest' })
    form.current?.querySelector('textarea')?.focus({ preventScroll: true })
  }
  return (
    <Section title="Help & Support">
      <Panel flush>
        <ul className={styles.ways}>
          <li>
            <Link href="/help" className={styles.way}>
              <BookOpen size={20} />
              <Words title="Help Center" text="Answers to common questions." />
            </Link>
          </li>
          <li>
            <button type="button" className={styles.way} onClick={() => write('problem')}>
              <MessageCircle size={20} />
              <Words title="Contact Support" text="A real person will reply by email." />
            </button>
          </li>
          <li>
            <button type="button" className={styles.way} onClick={() => write('idea')}>
              <Lightbulb size={20} />
              <Words title="Feature request" text="Tell us what’s missing." />
            </button>
          </li>
        </ul>
      </Panel>
      <div ref={form} className={styles.form}>
        <Panel title="Contact Support">
          <ContactForm topic={topic} onTopic={setTopic} email={email} />
        </Panel>
      </div>
    </Section>
  )
}

function Words({ title, text }: { title: string; text: string }) {
  return (
    <>
      <span className={styles.words}>
        <span className={styles.name}>{title}</span>
        <span className={typography.tertiary}>{text}</span>
      </span>
      <ChevronRight size={16} className={typography.tertiary} />
    </>
  )
}
