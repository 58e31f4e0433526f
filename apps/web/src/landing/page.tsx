import { useLandingMeta } from './meta.ts';
import { Brazil, Proof } from './proof.tsx';
import { Contact, LandingFooter } from './contact.tsx';
import { Hero } from './hero.tsx';
import { LandingHeader } from './header.tsx';
import { LandingPlans } from './plans.tsx';
import { Features, Steps, Why } from './sections.tsx';

export function LandingPage() {
  useLandingMeta();
  return (
    <div className="bg-paper text-lg">
      <LandingHeader />
      <main id="content" tabIndex={-1} className="outline-none">
        <Hero />
        <Why />
        <Proof />
        <Brazil />
        <Features />
        <Steps />
        <LandingPlans />
        <Contact />
      </main>
      <LandingFooter />
    </div>
  );
}
