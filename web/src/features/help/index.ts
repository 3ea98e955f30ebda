export { ContactForm, type Topic } from './contact-form.tsx'
