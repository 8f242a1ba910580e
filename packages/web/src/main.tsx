import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { TakeOver } from './first-sight/take-over.tsx';
import { keepOffline } from './offline/register.ts';
import { lightPage } from './page/light.ts';
import { sizePage } from './page/text-size.ts';
import { LanguageProvider } from './words/language.tsx';
import './style/index.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element called root');

lightPage();
sizePage();

// In small steps: a slow phone answers a finger between them.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <LanguageProvider>
        <App />
      </LanguageProvider>
      <TakeOver page={root} />
    </StrictMode>,
  ),
);

keepOffline();
