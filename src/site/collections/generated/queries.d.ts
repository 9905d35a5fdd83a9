// Written by `npm run generate`. Do not edit.
declare namespace Queries {
  type GatsbyImageData = import("gatsby-plugin-image").IGatsbyImageData
  type AgencyResultsListsFragment = {
    readonly allAgencyResult: { readonly nodes: ReadonlyArray<AgencyResultsResultFragment> }
  }
  type AgencyResultsResultFragment = {
    readonly value: string
    readonly title: string
    readonly widthClassName: string
  }
  type AgencySolutionsListsFragment = {
    readonly allSolution: { readonly nodes: ReadonlyArray<AgencySolutionsSolutionFragment> }
  }
  type AgencySolutionsSolutionFragment = { readonly icon: string; readonly title: string; readonly description: string }
  type BudgetingBudgetFragment = {
    readonly clientsTitle: string
    readonly clients: ReadonlyArray<{ readonly title: string; readonly value: number; readonly color: string }>
    readonly averageTitle: string
    readonly averageNote: string
    readonly averageUnit: string
    readonly average: ReadonlyArray<{ readonly year: number; readonly value: number }>
  }
  type BudgetingListsFragment = { readonly budget: BudgetingBudgetFragment | null }
  type CaseStudyChallengesSectionFragment = {
    readonly challenges: ReadonlyArray<{
      readonly title: string
      readonly description: string
      readonly icon: string
      readonly accent: "green" | "red" | "orange" | "blue" | "violet" | null
    }>
  }
  type CaseStudyFeedbackSectionFragment = {
    readonly feedback: ReadonlyArray<{ readonly title: string; readonly value: string }>
  }
  type CaseStudyHeroSectionFragment = {
    readonly hero: {
      readonly background: string
      readonly title: { readonly label: string; readonly color: string }
      readonly description: { readonly label: string; readonly color: string }
      readonly breadcrumb: { readonly color: string; readonly currentColor: string }
      readonly tags: {
        readonly items: ReadonlyArray<string>
        readonly backgroundColor: string
        readonly textColor: string
      }
      readonly platforms: {
        readonly items: ReadonlyArray<"Desktop" | "Android" | "B2C" | "B2B">
        readonly borderColor: string
        readonly textColor: string
      }
      readonly backgroundDark: string
      readonly page: {
        readonly accent: string
        readonly soft: string
        readonly accentDark: string
        readonly softDark: string
      }
      readonly thumbnail: {
        readonly image: {
          readonly childImageSharp: { readonly gatsbyImageData: GatsbyImageData } | null
        }
        readonly portrait: {
          readonly childImageSharp: { readonly gatsbyImageData: GatsbyImageData } | null
        } | null
        readonly alt: string
      } | null
    }
    readonly industry: IndustryLinkFragment | null
    readonly lead: TeamMemberCardFragment | null
  }
  type CaseStudyIndexPageQuery = {
    readonly listPage: ListTextsFragment | null
    readonly caseStudyFilterTexts: StudyFilterTextsFragment | null
    readonly allCaseStudy: {
      readonly nodes: ReadonlyArray<FilteredStudyFragment>
      readonly totalCount: number
    }
    readonly tabs: { readonly nodes: ReadonlyArray<StudyTabServiceFragment> }
    readonly used: { readonly distinct: ReadonlyArray<string> }
    readonly industries: {
      readonly nodes: ReadonlyArray<{ readonly value: string; readonly label: string }>
    }
    readonly technologies: {
      readonly nodes: ReadonlyArray<{ readonly value: string; readonly label: string }>
    }
  }
  type CaseStudyPaginationFragment = {
    readonly hero: {
      readonly background: string
      readonly backgroundDark: string
      readonly title: { readonly color: string }
      readonly description: { readonly color: string }
      readonly breadcrumb: { readonly currentColor: string }
      readonly tags: { readonly backgroundColor: string }
    }
  }
  type CaseStudyPersonaSectionFragment = {
    readonly persona: {
      readonly name: string
      readonly jobPosition: string
      readonly age: number
      readonly country: string
      readonly major: string
      readonly relation: string
      readonly image: {
        readonly childImageSharp: { readonly gatsbyImageData: GatsbyImageData } | null
      } | null
      readonly imageDark: {
        readonly childImageSharp: { readonly gatsbyImageData: GatsbyImageData } | null
      } | null
      readonly quote: string
      readonly description: string
      readonly painPoints: ReadonlyArray<string>
      readonly goals: ReadonlyArray<string>
    } | null
  }
  type CaseStudyProblemTargetSolutionSectionFragment = {
    readonly problem: string | null
    readonly target: string | null
    readonly solution: string | null
  }
  type CaseStudyResearchSectionFragment = {
    readonly research: ReadonlyArray<{
      readonly header: string
      readonly chart: "donut" | "bars" | "columns" | "line"
      readonly unit: string | null
      readonly labels: ReadonlyArray<string>
      readonly data: ReadonlyArray<{
        readonly title: string
        readonly color: string
        readonly value: number | null
        readonly values: ReadonlyArray<number>
      }>
    }>
  }
  type CaseStudyResultsSectionFragment = {
    readonly results: ReadonlyArray<{
      readonly value: string
      readonly title: string
      readonly widthClassName: string
    }>
  }
  type CaseStudySimilarProjectsSectionFragment = { readonly similarProjects: ReadonlyArray<ProjectCaseStudyFragment> }
  type CaseStudyTechnologyStackSectionFragment = {
    readonly technologyStack: ReadonlyArray<{
      readonly icon: string
      readonly title: string
      readonly tags: ReadonlyArray<string>
    }>
    readonly technologies: ReadonlyArray<TechnologyCardFragment>
  }
  type ClientGridListsFragment = { readonly allClient: { readonly nodes: ReadonlyArray<ClientLogoFragment> } }
  type ClientLogoFragment = {
    readonly key: string
    readonly name: string
    readonly logo: { readonly publicURL: string | null }
  }
  type ClientsMarqueeListsFragment = { readonly allClient: { readonly nodes: ReadonlyArray<ClientLogoFragment> } }
  type CommentsCommentFragment = {
    readonly key: string
    readonly name: string
    readonly position: string | null
    readonly rate: number
    readonly desc: string
    readonly date: string
    readonly image: {
      readonly childImageSharp: { readonly gatsbyImageData: GatsbyImageData } | null
    }
    readonly imageDark: {
      readonly childImageSharp: { readonly gatsbyImageData: GatsbyImageData } | null
    } | null
    readonly companyLogo: { readonly name: string; readonly logo: { readonly publicURL: string | null } }
  }
  type CommentsListsFragment = {
    readonly allComment: { readonly nodes: ReadonlyArray<CommentsCommentFragment> }
  }
  type ContactBlockListsFragment = {
    readonly siteSettings: SiteContactFragment | null
    readonly contactFormTexts: ContactFormTextsFragment | null
  }
  type ContactFormTextsFragment = {
    readonly questions: {
      readonly name: { readonly label: string; readonly placeholder: string }
      readonly email: { readonly label: string; readonly placeholder: string }
      readonly phone: string
      readonly request: { readonly label: string; readonly placeholder: string }
      readonly person: string
    }
    readonly send: string
    readonly another: string
    readonly thing: string
    readonly subject: string
    readonly forms: {
      readonly again: string
      readonly prepare: string
      readonly byEmail: string
      readonly withoutScripts: string
      readonly robots: string
      readonly sending: string
      readonly sent: {
        readonly thanks: string
        readonly thanksWithoutName: string
        readonly text: string
      }
      readonly noted: {
        readonly heading: string
        readonly text: string
        readonly link: string
        readonly copy: string
      }
      readonly failed: {
        readonly heading: string
        readonly text: string
        readonly link: string
        readonly offline: string
        readonly unreachable: string
        readonly rejected: string
        readonly robot: string
      }
    }
  }
  type ContactHeadListsFragment = {
    readonly allOffice: { readonly nodes: ReadonlyArray<ContactInfoOfficeFragment> }
    readonly siteSettings: SiteContactFragment | null
    readonly allTeamMember: { readonly nodes: ReadonlyArray<ContactPersonFragment> }
    readonly contactFormTexts: ContactFormTextsFragment | null
  }
  type ContactInfoOfficeFragment = {
    readonly key: string
    readonly icon: string
    readonly title: string
    readonly description: string
  }
  type ContactPersonFragment = { readonly key: string; readonly name: string; readonly position: string }
  type DocumentLinkFragment = { readonly name: string; readonly path: string; readonly desc: string }
  type DocumentPageFragment = {
    readonly name: string
    readonly path: string
    readonly noindex: boolean | null
    readonly description: string
    readonly body: Record<string, unknown>
    readonly bodyImages: ReadonlyArray<{
      readonly childImageSharp: { readonly gatsbyImageData: GatsbyImageData } | null
    }>
    readonly bodyFiles: ReadonlyArray<{
      readonly publicURL: string | null
      readonly extension: string
      readonly prettySize: string
    }>
  }
  type EstimateFormListsFragment = {
    readonly estimateFormTexts: EstimateFormTextsFragment | null
    readonly contactFormTexts: FormTextsFragment | null
    readonly siteSettings: SiteContactFragment | null
    readonly allService: { readonly nodes: ReadonlyArray<EstimateServiceFragment> }
    readonly allEstimateRange: { readonly nodes: ReadonlyArray<EstimateRangeFragment> }
    readonly allPrice: { readonly nodes: ReadonlyArray<EstimatePriceFragment> }
  }
  type EstimateFormTextsFragment = {
    readonly progress: string
    readonly step: string
    readonly steps: {
      readonly services: {
        readonly title: string
        readonly name: string
        readonly missing: string
        readonly label: string
      }
      readonly scope: {
        readonly title: string
        readonly name: string
        readonly platforms: {
          readonly label: string
          readonly options: ReadonlyArray<{ readonly name: string; readonly icon: string }>
        }
        readonly budget: {
          readonly label: string
          readonly placeholder: string
          readonly options: ReadonlyArray<{ readonly name: string; readonly to: number | null }>
        }
        readonly timing: {
          readonly label: string
          readonly placeholder: string
          readonly options: ReadonlyArray<string>
        }
        readonly undecided: string
      }
      readonly contact: {
        readonly title: string
        readonly name: string
        readonly questions: {
          readonly name: { readonly label: string; readonly placeholder: string }
          readonly email: { readonly label: string; readonly placeholder: string }
          readonly phone: string
          readonly about: { readonly label: string; readonly placeholder: string }
        }
        readonly invalidEmail: string
      }
      readonly review: {
        readonly title: string
        readonly empty: string
        readonly change: string
        readonly complete: string
        readonly withoutScripts: string
      }
    }
    readonly back: string
    readonly next: string
    readonly send: string
    readonly finish: string
    readonly thing: string
    readonly subject: string
    readonly range: {
      readonly name: string
      readonly unanswered: string
      readonly answered: string
      readonly complete: string
      readonly next: string
      readonly list: string
      readonly label: string
      readonly money: string
      readonly weeks: string
      readonly source: string
      readonly below: string
    }
  }
  type EstimatePriceFragment = {
    readonly service: { readonly name: string }
    readonly money: { readonly from: number; readonly to: number }
    readonly weeks: { readonly from: number; readonly to: number }
  }
  type EstimateRangeFragment = { readonly name: string; readonly moment: string; readonly percent: number }
  type EstimateResultListsFragment = {
    readonly estimateFormTexts: EstimateResultTextsFragment | null
    readonly siteSettings: SiteContactFragment | null
  }
  type EstimateResultTextsFragment = {
    readonly subject: string
    readonly result: {
      readonly sent: {
        readonly thanks: string
        readonly thanksWithoutName: string
        readonly text: string
      }
      readonly noted: {
        readonly heading: string
        readonly text: string
        readonly byEmail: string
        readonly change: string
        readonly remove: string
      }
      readonly unknown: { readonly text: string }
      readonly home: string
    }
  }
  type EstimateServiceFragment = { readonly name: string; readonly icon: string }
  type FilteredStudyFragment = ProjectCaseStudyFragment & {
    readonly technologySlugs: ReadonlyArray<string>
    readonly serviceSlugs: ReadonlyArray<string>
    readonly industrySlug: string | null
    readonly hero: { readonly tags: { readonly items: ReadonlyArray<string> } }
  }
  type FormTextsFragment = {
    readonly forms: {
      readonly again: string
      readonly prepare: string
      readonly byEmail: string
      readonly withoutScripts: string
      readonly robots: string
      readonly sending: string
      readonly sent: {
        readonly thanks: string
        readonly thanksWithoutName: string
        readonly text: string
      }
      readonly noted: {
        readonly heading: string
        readonly text: string
        readonly link: string
        readonly copy: string
      }
      readonly failed: {
        readonly heading: string
        readonly text: string
        readonly link: string
        readonly offline: string
        readonly unreachable: string
        readonly rejected: string
        readonly robot: string
      }
    }
  }
  type IndustryLinkFragment = { readonly key: string; readonly name: string }
  type IndustryPageQuery = {
    readonly caseStudyFilterTexts: { readonly industries: string } | null
    readonly used: { readonly distinct: ReadonlyArray<string> }
    readonly allIndustry: {
      readonly nodes: ReadonlyArray<{ readonly value: string; readonly label: string }>
    }
    readonly allCaseStudy: { readonly nodes: ReadonlyArray<ProjectCaseStudyFragment> }
  }
  type InsightCaseStudiesSectionFragment = { readonly caseStudies: ReadonlyArray<ProjectCaseStudyFragment> }
  type InsightHeroSectionFragment = {
    readonly name: string
    readonly description: string
    readonly desc: string
    readonly date: string
    readonly author: TeamMemberCardFragment
    readonly thumbnail: {
      readonly childImageSharp: { readonly gatsbyImageData: GatsbyImageData } | null
    } | null
    readonly thumbnailDark: {
      readonly childImageSharp: { readonly gatsbyImageData: GatsbyImageData } | null
    } | null
    readonly tags: ReadonlyArray<string>
    readonly services: ReadonlyArray<DocumentLinkFragment>
    readonly technologies: ReadonlyArray<TechnologyCardFragment>
    readonly caseStudies: ReadonlyArray<ProjectCaseStudyFragment>
    readonly updated: string | null
    readonly readingTime: number
  }
  type InsightItemFragment = {
    readonly name: string
    readonly path: string
    readonly date: string
    readonly readingTime: number
    readonly thumbnail: {
      readonly childImageSharp: { readonly gatsbyImageData: GatsbyImageData } | null
    } | null
    readonly thumbnailDark: {
      readonly childImageSharp: { readonly gatsbyImageData: GatsbyImageData } | null
    } | null
  }
  type InsightResearchSectionFragment = {
    readonly research: ReadonlyArray<{
      readonly header: string
      readonly chart: "donut" | "bars" | "columns" | "line"
      readonly unit: string | null
      readonly labels: ReadonlyArray<string>
      readonly data: ReadonlyArray<{
        readonly title: string
        readonly color: string
        readonly value: number | null
        readonly values: ReadonlyArray<number>
      }>
    }>
  }
  type ListTextsFragment = {
    readonly heading: string | null
    readonly lead: string | null
    readonly description: string | null
  }
  type ListedPageFragment = { readonly name: string; readonly path: string }
  type NeighbourCoverFragment = {
    readonly childImageSharp: { readonly gatsbyImageData: GatsbyImageData } | null
  }
  type NextStepsItemFragment = {
    readonly key: string
    readonly icon: string
    readonly title: string
    readonly description: string
  }
  type NextStepsListsFragment = {
    readonly allNextStep: { readonly nodes: ReadonlyArray<NextStepsItemFragment> }
  }
  type NotFoundListsFragment = {
    readonly searchTexts: NotFoundTextsFragment | null
    readonly allContentPage: { readonly nodes: ReadonlyArray<ListedPageFragment> }
  }
  type NotFoundTextsFragment = {
    readonly notFound: {
      readonly home: string
      readonly allPages: string
      readonly field: string
      readonly search: string
      readonly nearest: string
      readonly start: string
    }
  }
  type OnThisPageFragment = {
    readonly tableOfContents: ReadonlyArray<{ readonly id: string; readonly title: string; readonly depth: number }>
  }
  type PageContactBlockSectionFragment = {
    readonly contactBlock: {
      readonly image: {
        readonly childImageSharp: { readonly gatsbyImageData: GatsbyImageData } | null
      }
      readonly alt: string
    } | null
  }
  type PageFaqSectionFragment = {
    readonly faq: ReadonlyArray<{
      readonly title: string
      readonly description: string
      readonly icon: string | null
    }>
  }
  type PageHeroSectionFragment = {
    readonly hero: {
      readonly title: string
      readonly description: string | null
      readonly picture: {
        readonly image: {
          readonly childImageSharp: { readonly gatsbyImageData: GatsbyImageData } | null
        }
        readonly imageWide: {
          readonly childImageSharp: { readonly gatsbyImageData: GatsbyImageData } | null
        } | null
        readonly imageDark: {
          readonly childImageSharp: { readonly gatsbyImageData: GatsbyImageData } | null
        } | null
        readonly imageWideDark: {
          readonly childImageSharp: { readonly gatsbyImageData: GatsbyImageData } | null
        } | null
        readonly alt: string
      } | null
    }
  }
  type PageHomeHeroSectionFragment = {
    readonly homeHero: {
      readonly buttons: ReadonlyArray<{ readonly label: string; readonly href: string }>
      readonly pictures: ReadonlyArray<{
        readonly image: {
          readonly childImageSharp: { readonly gatsbyImageData: GatsbyImageData } | null
        }
        readonly alt: string
      }>
    } | null
  }
  type PageProcessStepsSectionFragment = {
    readonly process: ReadonlyArray<{
      readonly step: number
      readonly icon: string
      readonly title: string
      readonly desc: string
    }>
  }
  type PageTeamSectionFragment = {
    readonly teamPhoto: {
      readonly image: {
        readonly childImageSharp: { readonly gatsbyImageData: GatsbyImageData } | null
      }
      readonly imageWide: {
        readonly childImageSharp: { readonly gatsbyImageData: GatsbyImageData } | null
      } | null
      readonly imageDark: {
        readonly childImageSharp: { readonly gatsbyImageData: GatsbyImageData } | null
      } | null
      readonly imageWideDark: {
        readonly childImageSharp: { readonly gatsbyImageData: GatsbyImageData } | null
      } | null
      readonly alt: string
    } | null
  }
  type PageTechnologyStackSectionFragment = {
    readonly technologyStack: ReadonlyArray<{
      readonly icon: string
      readonly title: string
      readonly tags: ReadonlyArray<string>
    }>
    readonly technologies: ReadonlyArray<TechnologyCardFragment>
  }
  type PartnerMarqueeListsFragment = {
    readonly allPartner: { readonly nodes: ReadonlyArray<PartnerMarqueePartnerFragment> }
  }
  type PartnerMarqueePartnerFragment = {
    readonly key: string
    readonly name: string
    readonly logo: { readonly publicURL: string | null }
  }
  type PaymentResultListsFragment = { readonly paymentTexts: PaymentTextsFragment | null }
  type PaymentTextsFragment = {
    readonly successful: { readonly text: string; readonly home: string }
    readonly failure: { readonly text: string; readonly link: string; readonly again: string }
    readonly details: { readonly reason: string; readonly order: string; readonly amount: string }
    readonly reasons: {
      readonly declined: string
      readonly limit: string
      readonly expired: string
      readonly wrong: string
      readonly notConfirmed: string
      readonly notAccepted: string
      readonly cancelled: string
      readonly late: string
      readonly unreachable: string
      readonly duplicate: string
    }
  }
  type PersonasListsFragment = {
    readonly allPersona: { readonly nodes: ReadonlyArray<PersonasPersonaFragment> }
  }
  type PersonasPersonaFragment = {
    readonly key: string
    readonly name: string
    readonly jobPosition: string
    readonly age: number
    readonly country: string
    readonly major: string
    readonly relation: string
    readonly quote: string
    readonly description: string
    readonly painPoints: ReadonlyArray<string>
    readonly goals: ReadonlyArray<string>
    readonly image: {
      readonly childImageSharp: { readonly gatsbyImageData: GatsbyImageData } | null
    } | null
    readonly imageDark: {
      readonly childImageSharp: { readonly gatsbyImageData: GatsbyImageData } | null
    } | null
  }
  type PolicyHeroSectionFragment = {
    readonly name: string
    readonly desc: string
    readonly date: string
    readonly updated: string | null
  }
  type ProjectCaseStudyFragment = {
    readonly name: string
    readonly country: string
    readonly desc: string
    readonly path: string
    readonly date: string
    readonly tags: ReadonlyArray<string>
    readonly hero: {
      readonly thumbnail: {
        readonly image: {
          readonly childImageSharp: { readonly gatsbyImageData: GatsbyImageData } | null
        }
        readonly portrait: {
          readonly childImageSharp: { readonly gatsbyImageData: GatsbyImageData } | null
        } | null
      } | null
    }
    readonly thumbnail: {
      readonly childImageSharp: { readonly gatsbyImageData: GatsbyImageData } | null
    } | null
  }
  type ReasonsListsFragment = {
    readonly allReason: { readonly nodes: ReadonlyArray<ReasonsReasonFragment> }
  }
  type ReasonsReasonFragment = { readonly icon: string; readonly title: string; readonly description: string }
  type SearchListsFragment = {
    readonly searchTexts: SearchTextsFragment | null
    readonly allContentPage: { readonly nodes: ReadonlyArray<ListedPageFragment> }
  }
  type SearchTextsFragment = {
    readonly field: string
    readonly results: string
    readonly headings: string
    readonly searching: string
    readonly found: string
    readonly nothing: string
    readonly more: string
    readonly moreFailed: string
    readonly failed: string
    readonly again: string
  }
  type ServiceCaseStudiesSectionFragment = { readonly caseStudies: ReadonlyArray<ProjectCaseStudyFragment> }
  type ServiceFaqSectionFragment = {
    readonly faq: ReadonlyArray<{
      readonly title: string
      readonly description: string
      readonly icon: string | null
    }>
  }
  type ServiceHeroSectionFragment = {
    readonly hero: {
      readonly title: string
      readonly description: string
      readonly thumbnail: {
        readonly image: {
          readonly childImageSharp: { readonly gatsbyImageData: GatsbyImageData } | null
        }
        readonly imageDark: {
          readonly childImageSharp: { readonly gatsbyImageData: GatsbyImageData } | null
        } | null
        readonly alt: string
      } | null
    }
  }
  type ServiceItemFragment = {
    readonly name: string
    readonly path: string
    readonly desc: string
    readonly hero: {
      readonly thumbnail: {
        readonly alt: string
        readonly image: {
          readonly childImageSharp: { readonly gatsbyImageData: GatsbyImageData } | null
        }
        readonly imageDark: {
          readonly childImageSharp: { readonly gatsbyImageData: GatsbyImageData } | null
        } | null
      } | null
    }
  }
  type ServiceProcessStepsSectionFragment = {
    readonly process: ReadonlyArray<{
      readonly step: number
      readonly icon: string
      readonly title: string
      readonly desc: string
    }>
  }
  type ServiceSolutionsSectionFragment = {
    readonly solutions: ReadonlyArray<{
      readonly icon: string
      readonly title: string
      readonly description: string
      readonly accent: "green" | "red" | "orange" | "blue" | "violet" | null
    }>
  }
  type ServiceTechnologyStackSectionFragment = {
    readonly technologyStack: ReadonlyArray<{
      readonly icon: string
      readonly title: string
      readonly tags: ReadonlyArray<string>
    }>
    readonly technologies: ReadonlyArray<TechnologyCardFragment>
  }
  type ServicesOverviewListsFragment = {
    readonly allService: { readonly nodes: ReadonlyArray<ServicesOverviewServiceFragment> }
  }
  type ServicesOverviewServiceFragment = {
    readonly name: string
    readonly path: string
    readonly desc: string
    readonly hero: {
      readonly thumbnail: {
        readonly alt: string
        readonly image: {
          readonly childImageSharp: { readonly gatsbyImageData: GatsbyImageData } | null
        }
        readonly imageDark: {
          readonly childImageSharp: { readonly gatsbyImageData: GatsbyImageData } | null
        } | null
      } | null
    }
  }
  type ShellQuery = {
    readonly siteSettings: {
      readonly productName: string
      readonly titleSeparator: string
      readonly description: string
      readonly url: string
      readonly email: string
      readonly phone: string
      readonly location: string
      readonly street: string | null
      readonly hours: string | null
      readonly founded: number
      readonly announcement: { readonly text: string; readonly path: string | null; readonly until: string } | null
    } | null
    readonly home: { readonly name: string } | null
    readonly search: { readonly name: string } | null
    readonly navigation: {
      readonly header: ReadonlyArray<{
        readonly name: string
        readonly path: string
        readonly menu: "services" | "technologies" | "links" | null
        readonly links: ReadonlyArray<{
          readonly name: string
          readonly path: string
          readonly description: string | null
        }>
        readonly promoted: {
          readonly name: string
          readonly path: string
          readonly thumbnail: {
            readonly childImageSharp: { readonly gatsbyImageData: GatsbyImageData } | null
          } | null
        } | null
        readonly picture: {
          readonly name: string
          readonly path: string
          readonly image: {
            readonly childImageSharp: { readonly gatsbyImageData: GatsbyImageData } | null
          }
          readonly imageDark: {
            readonly childImageSharp: { readonly gatsbyImageData: GatsbyImageData } | null
          } | null
        } | null
      }>
      readonly action: { readonly name: string; readonly path: string }
      readonly footer: {
        readonly invitation: string
        readonly action: { readonly name: string; readonly path: string }
        readonly columns: ReadonlyArray<{
          readonly title: string
          readonly list: "services" | "technologies" | null
          readonly links: ReadonlyArray<{ readonly name: string; readonly path: string }>
        }>
      }
    } | null
    readonly texts: TextsFragment | null
    readonly allService: {
      readonly nodes: ReadonlyArray<{
        readonly name: string
        readonly path: string
        readonly desc: string
        readonly icon: string
      }>
    }
    readonly allTechnology: {
      readonly nodes: ReadonlyArray<{
        readonly name: string
        readonly path: string
        readonly mark: { readonly publicURL: string | null }
      }>
    }
    readonly site: { readonly buildTime: string | null } | null
  }
  type ShowcaseListsFragment = {
    readonly allShowcaseProject: { readonly nodes: ReadonlyArray<ShowcaseProjectCardFragment> }
  }
  type ShowcaseProjectCardFragment = {
    readonly key: string
    readonly name: string
    readonly country: string
    readonly desc: string
    readonly href: string
    readonly alt: string
    readonly image: {
      readonly childImageSharp: { readonly gatsbyImageData: GatsbyImageData } | null
    }
  }
  type SiteContactFragment = {
    readonly url: string
    readonly email: string
    readonly phone: string
    readonly location: string
  }
  type StudyFilterTextsFragment = {
    readonly tabs: string
    readonly allTab: string
    readonly total: string
    readonly found: string
    readonly foundPage: string
    readonly filters: string
    readonly technology: { readonly label: string; readonly any: string }
    readonly industry: { readonly label: string; readonly any: string }
    readonly tag: { readonly label: string; readonly any: string }
    readonly industries: string
    readonly selected: string
    readonly remove: string
    readonly clear: string
    readonly loading: string
    readonly failed: string
    readonly retry: string
    readonly results: string
    readonly none: { readonly title: string; readonly text: string; readonly button: string }
  }
  type StudyTabServiceFragment = { readonly slug: string; readonly studiesTab: string | null }
  type TeamListsFragment = {
    readonly allTeamMember: { readonly nodes: ReadonlyArray<TeamTeamMemberFragment> }
  }
  type TeamMemberCardFragment = {
    readonly key: string
    readonly name: string
    readonly position: string
    readonly image: {
      readonly childImageSharp: { readonly gatsbyImageData: GatsbyImageData } | null
    }
    readonly imageDark: {
      readonly childImageSharp: { readonly gatsbyImageData: GatsbyImageData } | null
    } | null
  }
  type TeamTeamMemberFragment = {
    readonly key: string
    readonly name: string
    readonly position: string
    readonly description: string
    readonly bio: string | null
    readonly skills: ReadonlyArray<string>
    readonly image: {
      readonly childImageSharp: { readonly gatsbyImageData: GatsbyImageData } | null
    }
    readonly imageDark: {
      readonly childImageSharp: { readonly gatsbyImageData: GatsbyImageData } | null
    } | null
  }
  type TechnologyCardFragment = {
    readonly name: string
    readonly path: string
    readonly mark: { readonly publicURL: string | null }
  }
  type TechnologyCaseStudiesSectionFragment = { readonly caseStudies: ReadonlyArray<ProjectCaseStudyFragment> }
  type TechnologyFaqSectionFragment = {
    readonly faq: ReadonlyArray<{
      readonly title: string
      readonly description: string
      readonly icon: string | null
    }>
  }
  type TechnologyHeroSectionFragment = {
    readonly hero: {
      readonly title: string
      readonly description: string
      readonly artefact: {
        readonly image: {
          readonly childImageSharp: { readonly gatsbyImageData: GatsbyImageData } | null
        }
        readonly alt: string
      } | null
    }
    readonly desc: string
    readonly order: number
    readonly date: string | null
    readonly mark: { readonly publicURL: string | null }
    readonly color: string
    readonly lead: TeamMemberCardFragment | null
  }
  type TechnologyItemFragment = {
    readonly name: string
    readonly path: string
    readonly desc: string
    readonly mark: { readonly publicURL: string | null }
  }
  type TechnologyPaginationFragment = { readonly color: string }
  type TechnologySolutionsSectionFragment = {
    readonly solutions: ReadonlyArray<{
      readonly icon: string
      readonly title: string
      readonly description: string
      readonly accent: "green" | "red" | "orange" | "blue" | "violet" | null
    }>
  }
  type TechnologyTechnologyStackSectionFragment = {
    readonly technologyStack: ReadonlyArray<{
      readonly icon: string
      readonly title: string
      readonly tags: ReadonlyArray<string>
    }>
  }
  type TextsFragment = {
    readonly page: {
      readonly skip: string
      readonly loading: string
      readonly breadcrumb: string
      readonly onThisPage: string
      readonly announcement: string
      readonly newTab: string
    }
    readonly header: {
      readonly home: string
      readonly navigation: string
      readonly all: string
      readonly caseStudy: string
      readonly dark: string
      readonly light: string
    }
    readonly menu: { readonly name: string; readonly open: string; readonly close: string }
    readonly search: {
      readonly field: string
      readonly results: string
      readonly found: string
      readonly nothing: string
      readonly all: string
      readonly failed: string
      readonly close: string
      readonly ignored: string
    }
    readonly footer: { readonly name: string }
    readonly consent: {
      readonly name: string
      readonly question: string
      readonly allow: string
      readonly decline: string
      readonly counted: string
      readonly notCounted: string
      readonly stop: string
      readonly start: string
    }
    readonly problems: { readonly heading: string; readonly text: string; readonly reload: string }
    readonly pagination: {
      readonly name: string
      readonly title: string
      readonly page: string
      readonly previousPage: string
      readonly nextPage: string
      readonly previous: string
      readonly next: string
    }
    readonly articles: {
      readonly readingTime: string
      readonly updated: string
      readonly lastUpdated: string
      readonly markdown: string
      readonly share: string
      readonly linkCopied: string
      readonly linkNotCopied: string
    }
    readonly carousel: {
      readonly role: string
      readonly previous: string
      readonly next: string
      readonly show: string
    }
    readonly logos: { readonly name: string; readonly pause: string; readonly play: string }
    readonly preview: {
      readonly open: string
      readonly name: string
      readonly tools: string
      readonly zoomIn: string
      readonly zoomOut: string
      readonly rotateLeft: string
      readonly rotateRight: string
      readonly flipHorizontally: string
      readonly flipVertically: string
      readonly close: string
      readonly zoom: string
      readonly turned: string
      readonly flippedHorizontally: string
      readonly flippedVertically: string
    }
    readonly projects: {
      readonly image: string
      readonly smallImage: string
      readonly tags: string
      readonly country: string
      readonly view: string
      readonly viewProject: string
    }
    readonly showcase: { readonly name: string; readonly slide: string }
    readonly comments: { readonly name: string; readonly slide: string; readonly rating: string }
    readonly personas: {
      readonly age: string
      readonly country: string
      readonly major: string
      readonly relation: string
      readonly painPoints: string
      readonly goals: string
      readonly portrait: string
    }
    readonly team: {
      readonly portrait: string
      readonly skills: string
      readonly more: string
      readonly biography: string
      readonly biographyOf: string
      readonly ledBy: string
    }
    readonly sections: {
      readonly callToAction: string
      readonly action: string
      readonly allProjects: string
      readonly problem: string
      readonly target: string
      readonly solution: string
      readonly screens: string
      readonly before: string
    }
    readonly charts: { readonly title: string; readonly value: string; readonly point: string }
    readonly embeds: { readonly open: string }
    readonly code: { readonly name: string; readonly copy: string; readonly copied: string }
    readonly prose: { readonly headingLink: string; readonly table: string }
    readonly forms: {
      readonly optional: string
      readonly phone: string
      readonly phoneHint: string
      readonly countryCode: string
      readonly countriesFailed: string
      readonly countrySearch: string
      readonly countryPlaceholder: string
      readonly countries: string
      readonly noCountry: string
      readonly countryCount: string
    }
  }
  type ValuesListsFragment = { readonly allValue: { readonly nodes: ReadonlyArray<ValuesValueFragment> } }
  type ValuesValueFragment = { readonly icon: string; readonly title: string; readonly description: string }
}
